import { type OwnOrder, stateInWords } from "@/lib/account/orders/rules";
import { consentText } from "@/lib/checkout/rules";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { takePage } from "@/lib/lists/paging";
import { findVersionAt } from "@/lib/site/legal/queries";

const PAGE_SIZE = 25;

const shown = {
  number: true,
  status: true,
  pricePence: true,
  refundedPence: true,
  pendingRefundPence: true,
  disputeStatus: true,
  lostPence: true,
  paidAt: true,
  chargedAt: true,
  createdAt: true,
  termsVersion: true,
  consentVersion: true,
  consentedAt: true,
  buyerName: true,
  buyerCountry: true,
  lines: {
    orderBy: { position: "asc" },
    select: {
      title: true,
      pricePence: true,
      discountPence: true,
      isOwnedAlready: true,
      grant: { select: { revokedAt: true } },
    },
  },
  events: {
    where: { kind: "refund" },
    orderBy: { id: "desc" },
    take: 1,
    select: { createdAt: true },
  },
} as const;

const worthShowing = { status: { in: ["paid", "processing"] } } satisfies Prisma.OrderWhereInput;

export async function listOwnOrders(userId: string, before?: number) {
  const rows = await db.order.findMany({
    where: { userId, ...worthShowing, ...(before && { number: { lt: before } }) },
    orderBy: { number: "desc" },
    take: PAGE_SIZE + 1,
    select: shown,
  });
  return takePage(rows.map(toOwnOrder), PAGE_SIZE, ({ number }) => number);
}

/** Null for another person's order. */
export async function findOwnOrder(userId: string, number: number) {
  const row = await db.order.findUnique({
    where: { number, userId, ...worthShowing },
    select: shown,
  });
  if (!row) return null;
  const { consentVersion, ...order } = row;
  return {
    ...toOwnOrder(order),
    consent: consentVersion && consentText(consentVersion),
    refundsVersion: await findVersionAt("refunds", order.consentedAt ?? order.createdAt),
  };
}

type Row = Omit<OwnOrder, "refundedAt" | "revokedAt" | "isSecond"> & {
  events: { createdAt: Date }[];
  lines: { isOwnedAlready: boolean; grant: { revokedAt: Date | null } | null }[];
};

function toOwnOrder<Found extends Row>(row: Found) {
  const refundedAt = row.events[0]?.createdAt ?? null;
  const ends = row.lines.map(({ grant }) => grant?.revokedAt ?? null);
  const revokedAt = ends.every((end) => end !== null) ? (ends[0] ?? null) : null;
  const isSecond = row.lines.every(({ isOwnedAlready, grant }) => isOwnedAlready && !grant);
  return { ...row, state: stateInWords({ ...row, refundedAt, revokedAt, isSecond }) };
}
