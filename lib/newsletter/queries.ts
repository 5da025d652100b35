import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { BATCH, inBatches } from "@/lib/lists/batches";
import { takePage } from "@/lib/lists/paging";
import { contains, emailInOrder, searched } from "@/lib/lists/search";
import { newsletterConsentText } from "./rules";
import type { ExportQuery, SubscriberQuery } from "./schema";

const PAGE_SIZE = 25;

const listed = {
  id: true,
  email: true,
  status: true,
  requestedAt: true,
  createdAt: true,
} as const;
type ListedSubscriber = Prisma.NewsletterSubscriberGetPayload<{ select: typeof listed }>;

export async function listSubscribers({ state, at, id }: SubscriberQuery) {
  const rows = await db.newsletterSubscriber.findMany({
    where: {
      ...(state !== "all" && { status: state }),
      ...(at &&
        id && { createdAt: { lte: at }, OR: [{ createdAt: { lt: at } }, { id: { lt: id } }] }),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: PAGE_SIZE + 1,
    select: listed,
  });
  return takePage(rows, PAGE_SIZE, (last) => ({ at: last.createdAt.toISOString(), id: last.id }));
}

export async function searchSubscribers({ q, after }: SubscriberQuery) {
  const rows = await db.$queryRaw<ListedSubscriber[]>`
    SELECT "id", "email", "status"::text, "requestedAt", "createdAt" FROM "NewsletterSubscriber"
    WHERE ${emailInOrder} > ${after ?? ""} AND ${contains(searched.subscriber, q)}
    ORDER BY ${emailInOrder} LIMIT ${PAGE_SIZE + 1}`;
  return takePage(rows, PAGE_SIZE, ({ email }) => ({ after: email }));
}

export async function findSubscriber(id: string) {
  const row = await db.newsletterSubscriber.findUnique({ where: { id } });
  return row && { ...row, consentWording: newsletterConsentText(row.consentVersion) };
}

export const exportColumns = {
  email: "E-mail address",
  status: "State",
  requestedAt: "Asked",
  confirmedAt: "Confirmed",
  unsubscribedAt: "Unsubscribed",
  consentVersion: "Version of the wording",
  consentWording: "Wording",
};

export async function* readSubscribers({ state }: ExportQuery) {
  const rows = inBatches((last?: { email: string; consentVersion: string }) =>
    db.newsletterSubscriber.findMany({
      where: { email: { gt: last?.email }, ...(state !== "all" && { status: state }) },
      orderBy: { email: "asc" },
      take: BATCH,
      omit: { id: true, createdAt: true },
    }),
  );
  for await (const row of rows) {
    yield { ...row, consentWording: newsletterConsentText(row.consentVersion) };
  }
}
