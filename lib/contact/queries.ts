import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { takePage } from "@/lib/lists/paging";
import { contains, searched } from "@/lib/lists/search";
import type { MessageQuery } from "./schema";

const PAGE_SIZE = 25;

const listed = {
  id: true,
  name: true,
  email: true,
  subject: true,
  state: true,
  createdAt: true,
} as const;
type ListedMessage = Prisma.ContactMessageGetPayload<{ select: typeof listed }>;

/** Newest first: ids grow with time. */
export async function listMessages({ state, before }: MessageQuery) {
  const rows = await db.contactMessage.findMany({
    where: { id: { lt: before }, ...(state !== "all" && { state }) },
    orderBy: { id: "desc" },
    take: PAGE_SIZE + 1,
    select: listed,
  });
  return takePage(rows, PAGE_SIZE, ({ id }) => id);
}

export async function searchMessages({ q, before }: MessageQuery) {
  const onwards = before ? Prisma.sql`AND "id" < ${before}::uuid` : Prisma.empty;
  // Without "OFFSET 0", PostgreSQL would sometimes read messages from the newest on until it has found enough.
  const rows = await db.$queryRaw<ListedMessage[]>`
    SELECT * FROM (
      SELECT "id", "name", "email", "subject", "state"::text, "createdAt" FROM "ContactMessage"
      WHERE (
        to_tsvector('simple', "name" || ' ' || "subject" || ' ' || "message")
          @@ websearch_to_tsquery('simple', ${q})
        OR (${contains(searched.message, q)})
      ) ${onwards} OFFSET 0
    ) found ORDER BY "id" DESC LIMIT ${PAGE_SIZE + 1}`;
  return takePage(rows, PAGE_SIZE, ({ id }) => id);
}

export function findMessage(id: string) {
  return db.contactMessage.findUnique({ where: { id } });
}
