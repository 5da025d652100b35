import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { takePage } from "@/lib/lists/paging";
import { contains, isAmong, orderContains, searched, typedNumber } from "@/lib/lists/search";
import { listCourseProgress } from "./enrolments/queries";
import { type ListedPerson, PAGE_SIZE, type PeopleQuery } from "./schema";

const NEWEST = 20;

type Row = { id: string; email: string; createdAt: Date };
type PeoplePage = {
  people: ListedPerson[];
  next: { before: string } | null;
};

/** Account ids increase with time, so the order is newest first. */
export async function listPeople({ before }: PeopleQuery): Promise<PeoplePage> {
  const rows = await db.user.findMany({
    where: { id: { lt: before } },
    orderBy: { id: "desc" },
    take: PAGE_SIZE + 1,
    select: { id: true, email: true, createdAt: true },
  });
  return toPage(rows, ({ id }) => ({ before: id }));
}

/** The buyer of the order with the typed number comes first, then all others who match, newest first. */
export async function searchPeople(query: PeopleQuery): Promise<PeoplePage> {
  const number = typedNumber(query.q);
  const buyer = number === null ? null : await findBuyer(number);
  const others = await searchOthers(query, buyer?.id ?? null);
  return toPage(others, ({ id }) => ({ before: id }), buyer && !query.before ? [buyer] : []);
}

async function searchOthers({ q, before }: PeopleQuery, than: string | null): Promise<Row[]> {
  const buyers = await isAmong(
    Prisma.sql`"id"`,
    Prisma.sql`SELECT "userId" AS "id" FROM "Order"
      WHERE ${orderContains(q)} AND "userId" IS NOT NULL`,
  );
  const onwards = before ? Prisma.sql`AND "id" < ${before}::uuid` : Prisma.empty;
  // Without "OFFSET 0", PostgreSQL might read people from the newest on until it has found enough.
  return db.$queryRaw<Row[]>`
    SELECT * FROM (
      SELECT "id", "email", "createdAt" FROM "User"
      WHERE (${contains(searched.person, q)} OR ${buyers})
        AND "id" IS DISTINCT FROM ${than}::uuid ${onwards} OFFSET 0
    ) found ORDER BY "id" DESC LIMIT ${PAGE_SIZE + 1}`;
}

async function findBuyer(number: number): Promise<Row | null | undefined> {
  const order = await db.order.findUnique({
    where: { number },
    select: { user: { select: { id: true, email: true, createdAt: true } } },
  });
  return order?.user;
}

async function toPage(
  rows: Row[],
  cursor: (last: Row) => PeoplePage["next"],
  first: Row[] = [],
): Promise<PeoplePage> {
  const { page, next } = takePage(rows, PAGE_SIZE, cursor);
  const shown = [...first, ...page];
  const courses = await listCourseProgress(shown.map(({ id }) => id));
  const people = shown.map((row) => ({ ...row, courses: courses.get(row.id) ?? [] }));
  return { people, next };
}

export async function findPerson(id: string) {
  const person = await db.user.findUnique({
    where: { id },
    select: { id: true, email: true, name: true, createdAt: true, firstSignInAt: true },
  });
  if (!person) return null;
  const newest = { orderBy: { createdAt: "desc" }, take: NEWEST } as const;
  const [courses, orders, grants, sessions, mails] = await Promise.all([
    listCourseProgress([id]),
    db.order.findMany({
      where: { userId: id },
      ...newest,
      select: { number: true, courseTitle: true, pricePence: true, createdAt: true },
    }),
    db.grant.findMany({
      where: { userId: id },
      ...newest,
      include: { course: { select: { title: true } } },
    }),
    db.session.findMany({ where: { userId: id }, ...newest, select: { createdAt: true } }),
    db.outboxMail.findMany({
      where: { to: person.email },
      orderBy: { id: "desc" },
      take: NEWEST,
      select: {
        id: true,
        kind: true,
        subject: true,
        createdAt: true,
        sentAt: true,
        givenUpBecause: true,
      },
    }),
  ]);
  return { ...person, courses: courses.get(id) ?? [], orders, grants, sessions, mails };
}

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;
