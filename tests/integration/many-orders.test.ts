import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "@/lib/db";
import { listOrders, PAGE_SIZE, searchOrders } from "@/lib/orders/queries";
import { orderListQuery } from "@/lib/orders/schema";
import { findCostly } from "../support/query-plans";
import { findCourse } from "../support/shop";

const ORDERS = 200_000;

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });

beforeAll(async () => {
  const course = await findCourse();
  await client.connect();
  await client.query(`
    INSERT INTO "User" (id, email, name)
    SELECT gen_random_uuid(), 'buyer' || n || '@example.test',
      (ARRAY['Anna','Brid','Conor','Deirdre'])[1 + n % 4] || ' ' ||
      (ARRAY['Murphy','Kelly','Walsh','Ryan','Byrne'])[1 + n % 5] || n % 997
    FROM generate_series(1, ${ORDERS}) n`);
  await client.query(
    `INSERT INTO "Order" (id, status, "courseId", "courseTitle", "pricePence", email, "userId",
       "paymentIntentId", "paidAt", "consentVersion", "consentedAt", "createdAt", "updatedAt")
     SELECT gen_random_uuid(), CASE WHEN n % 3 = 0 THEN 'pending' ELSE 'paid' END::"OrderStatus",
       $1, $2, 4999, email, id, 'pi_many_' || n, now(), '2026-11', now(),
       now() - n * interval '1 minute', now()
     FROM (SELECT *, row_number() OVER () AS n FROM "User" WHERE email LIKE 'buyer%') AS buyers`,
    [course.id, course.title],
  );
  await client.query(`
    INSERT INTO "ContactMessage" (id, name, email, subject, message)
    SELECT gen_random_uuid(), 'Fionn Doyle' || row_number() OVER () % 997, email, 'Hello', 'A question.'
    FROM "User" WHERE email LIKE 'buyer%'`);
  await client.query("VACUUM ANALYZE");
}, 120_000);

afterAll(() => client.end());

const ask = (query: object) => orderListQuery.parse(query);

async function expectCheap(work: () => Promise<unknown>): Promise<void> {
  expect(await findCostly(work)).toEqual([]);
}

it.each([
  ["the first page", {}],
  ["a page in the middle", { before: "101000" }],
  ["the last page", { before: "1010" }],
  ["unpaid ones as well", { show: "all", before: "150000" }],
])("the list reads a few pages of the database: %s", async (_what, query) => {
  await expectCheap(() => listOrders(ask(query)));
});

it.each([
  ["an order's number", { q: "101234" }],
  ["a whole address", { q: "buyer77777@example.test" }],
  ["how every address begins", { q: "buyer" }],
  [
    "the middle of such a search",
    { q: "buyer", after: "buyer150000@example.test", before: "90000" },
  ],
  ["a first name that tens of thousands have", { q: "anna" }],
  ["a last name", { q: "murphy12" }],
  ["a first name that hundreds of thousands have in messages", { q: "fionn" }],
  ["a last name in messages", { q: "doyle12" }],
  ["a single letter", { q: "b" }],
  ["what nobody has", { q: "zzz" }],
])("a search reads a few pages of the database: %s", async (_what, query) => {
  await expectCheap(() => searchOrders(ask(query)));
});

it("page after page shows each order once and leaves none out", async () => {
  const all = await db.order.findMany({
    where: { email: { startsWith: "buyer1999" } },
    select: { number: true },
  });
  const seen: number[] = [];
  let next: { before: number; after?: string } | null = { before: 0, after: "" };
  let query = ask({ q: "buyer1999" });
  while (next) {
    const page = await searchOrders(query);
    expect(page.orders.length).toBeLessThanOrEqual(PAGE_SIZE);
    seen.push(...page.orders.map(({ number }) => number));
    next = page.next;
    query = { ...query, ...next };
  }
  const byNumber = (a: number, b: number) => a - b;
  expect(seen.toSorted(byNumber)).toEqual(all.map(({ number }) => number).toSorted(byNumber));
});

it("people are found by first name, by last name, and by address, in any case", async () => {
  const [found] = (await searchOrders(ask({ q: "BUYER4242@" }))).orders;
  expect(found?.email).toBe("buyer4242@example.test");
  const user = await db.user.findUniqueOrThrow({ where: { email: "buyer4242@example.test" } });
  const [, lastName = ""] = (user.name ?? "").split(" ");
  for (const q of [user.name ?? "", lastName]) {
    const { orders } = await searchOrders(ask({ q }));
    const users = await db.user.findMany({
      where: { email: { in: orders.flatMap(({ email }) => email ?? []) } },
    });
    expect(users.some(({ name }) => name === user.name)).toBe(true);
  }
});
