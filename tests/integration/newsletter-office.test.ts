import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, expect, it } from "vitest";
import { db } from "@/lib/db";
import { csvResponse } from "@/lib/lists/csv";
import { eraseSubscriber, recordExport, requestSubscription } from "@/lib/newsletter/commands";
import {
  exportColumns,
  findSubscriber,
  listSubscribers,
  readSubscribers,
  searchSubscribers,
} from "@/lib/newsletter/queries";
import { NEWSLETTER_CONSENT_VERSION } from "@/lib/newsletter/rules";
import { exportQuery, subscriberQuery } from "@/lib/newsletter/schema";
import { fill } from "../support/fill";
import { explain, recordStatements } from "../support/query-plans";
import { newAddress } from "../support/samples";

const MANY = 100_000;
const COACH = "coach@example.test";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

beforeAll(async () => {
  await fill(
    `INSERT INTO "NewsletterSubscriber" ("id", "email", "status", "consentVersion", "confirmedAt", "createdAt")
    SELECT gen_random_uuid(), 'letter' || lpad(n::text, 6, '0') || '@example.test',
      (CASE WHEN n % 4 = 0 THEN 'pending' ELSE 'confirmed' END)::"SubscriberStatus",
      '${NEWSLETTER_CONSENT_VERSION}', CASE WHEN n % 4 = 0 THEN NULL ELSE now() END,
      now() - make_interval(secs => n)
    FROM generate_series(1, ${MANY}) n`,
    `VACUUM ANALYZE "NewsletterSubscriber"`,
  );
}, 120_000);

it("an export of everybody holds a few rows at a time, and each of them once", async () => {
  const answer = csvResponse("x.csv", exportColumns, readSubscribers({ state: "all" }));
  let lines = 0;
  const held: number[] = [];
  for await (const chunk of answer.body ?? []) {
    lines += Buffer.from(chunk).toString("utf8").match(/\r\n/g)?.length ?? 0;
    if (lines % 10_000 === 0) {
      collectGarbage();
      held.push(process.memoryUsage().heapUsed);
    }
  }
  expect(lines).toBe(MANY + 1);
  // The whole table is some 25 MB; the memory still held after a garbage collection must not grow with it.
  const [first = 0] = held;
  expect(Math.max(...held) - first).toBeLessThan(5_000_000);
}, 120_000);

it("a reader who stops is not read for any further", async () => {
  const statements = await recordStatements(async () => {
    const rows = readSubscribers({ state: "all" });
    await rows.next();
    await rows.return(undefined);
  });
  expect(statements).toHaveLength(1);
  const { buffers } = await explain(statements[0] ?? { text: "", values: [] });
  expect(buffers).toBeLessThan(2000);
});

it("an export holds the confirmed ones with the proof of their consent", async () => {
  const rows = readSubscribers(exportQuery.parse({ state: "nonsense" }));
  const { value } = await rows.next();
  expect(value).toMatchObject({
    email: "letter000001@example.test",
    status: "confirmed",
    consentVersion: NEWSLETTER_CONSENT_VERSION,
    confirmedAt: expect.any(Date),
    consentWording: expect.stringContaining("One useful letter"),
  });
  await rows.return(undefined);
});

it("the lists read a few pages by an index, however deep the page", async () => {
  const first = await listSubscribers(subscriberQuery.parse({ state: "pending" }));
  const at = new Date(Date.now() - 50_000_000).toISOString();
  const deep = { at, id: first.subscribers[0]?.id };
  const statements = await recordStatements(async () => {
    await listSubscribers(subscriberQuery.parse({}));
    await listSubscribers(subscriberQuery.parse(deep));
    await listSubscribers(subscriberQuery.parse({ state: "pending", ...deep }));
    await searchSubscribers(subscriberQuery.parse({ q: "letter0" }));
    await searchSubscribers(subscriberQuery.parse({ q: "letter", after: "letter050000@" }));
  });
  expect(statements).toHaveLength(5);
  for (const statement of statements) {
    const { text, buffers, scanned } = await explain(statement);
    expect({ text, scanned }).toEqual({ text, scanned: [] });
    expect(buffers, text).toBeLessThanOrEqual(60);
  }
});

it("the pages follow one another without a gap or a double, also where times are the same", async () => {
  await db.$executeRaw`
    UPDATE "NewsletterSubscriber" SET "createdAt" = '2030-01-01'
    WHERE "email" LIKE 'letter00000%' OR "email" LIKE 'letter00001%' OR "email" LIKE 'letter00002%'
      OR "email" LIKE 'letter00003%'`;
  const seen: string[] = [];
  let given = {};
  for (let page = 0; page < 2; page++) {
    const { subscribers, next } = await listSubscribers(subscriberQuery.parse(given));
    seen.push(...subscribers.map(({ email }) => email));
    given = next ?? {};
  }
  const sameTime = seen.filter((email) => /^letter0000[0-3]/.test(email));
  expect(new Set(sameTime).size).toBe(39);
});

it("an erased subscriber leaves nothing, and who erased and who exported is on record", async () => {
  const email = newAddress();
  await requestSubscription(email);
  const { id } = await db.newsletterSubscriber.findUniqueOrThrow({ where: { email } });
  await eraseSubscriber(COACH, id);
  expect(await findSubscriber(id)).toBeNull();
  expect(await db.outboxMail.count({ where: { to: email } })).toBe(0);
  await expect(eraseSubscriber(COACH, id)).rejects.toMatchObject({ status: 404 });
  await recordExport(COACH, { state: "confirmed" });
  const actions = await db.auditLog.findMany({
    where: { actorEmail: COACH },
    orderBy: { id: "asc" },
  });
  expect(actions).toMatchObject([
    { action: "subscriber.erase", subject: `subscriber:${id}` },
    { action: "newsletter.export", after: { state: "confirmed" } },
  ]);
  expect(
    JSON.stringify(actions.map(({ before, after, subject }) => [before, after, subject])),
  ).not.toContain(email);
});
