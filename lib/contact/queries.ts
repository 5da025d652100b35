import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { takePage } from "@/lib/lists/paging";
import { beginsWith, emailInOrder } from "@/lib/lists/search";
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
type MessagePage = { messages: ListedMessage[]; next: string | null };

/** Newest first: ids grow with time. */
export async function listMessages({ state, before }: MessageQuery): Promise<MessagePage> {
  const rows = await db.contactMessage.findMany({
    where: { id: { lt: before }, ...(state !== "all" && { state }) },
    orderBy: { id: "desc" },
    take: PAGE_SIZE + 1,
    select: listed,
  });
  return toPage(rows);
}

export async function searchMessages({ q, before }: MessageQuery): Promise<MessagePage> {
  const onwards = before ? Prisma.sql`AND "id" < ${before}::uuid` : Prisma.empty;
  const rows = await db.$queryRaw<ListedMessage[]>`
    SELECT "id", "name", "email", "subject", "state"::text, "createdAt" FROM "ContactMessage"
    WHERE (
      to_tsvector('simple', "name" || ' ' || "subject" || ' ' || "message")
        @@ websearch_to_tsquery('simple', ${q})
      OR (${beginsWith(emailInOrder, q)})
    ) ${onwards}
    ORDER BY "id" DESC LIMIT ${PAGE_SIZE + 1}`;
  return toPage(rows);
}

function toPage(rows: ListedMessage[]): MessagePage {
  const { page, next } = takePage(rows, PAGE_SIZE, ({ id }) => id);
  return { messages: page, next };
}

export function findMessage(id: string) {
  return db.contactMessage.findUnique({ where: { id } });
}
