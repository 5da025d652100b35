import { raiseAlert, settleAlerts } from "@/lib/alerts/commands";
import { disputes } from "@/lib/alerts/kinds/dispute";
import { mailBounced } from "@/lib/alerts/kinds/mail-bounced";
import { refundFailed } from "@/lib/alerts/kinds/refund-failed";
import { createPurchaseToken } from "@/lib/auth/sign-in-links";
import { db, type Transaction } from "@/lib/db";
import type { Grant, Order } from "@/lib/generated/prisma/client";
import { isLiveMode } from "@/lib/key-mode";
import { findLiveGrant, liveGrant } from "@/lib/learning/access";
import { COACH_INBOX, type Mails, mailKey, queueMail } from "@/lib/outbox/commands";
import { addJob } from "@/lib/queue/commands";
import { formatPence } from "@/lib/text/money";
import { type HistoryKind, lostPence, type Payment } from "./rules";

/** Mails the receipt and the notice once there is access, and again if the buyer's address is corrected before. */
export async function announceSale(tx: Transaction, orderId: string): Promise<void> {
  const live = await tx.grant.findFirst({
    where: { orderId, ...liveGrant },
    select: { order: { select: { email: true, version: true } } },
  });
  if (!live?.order) return;
  const receipts = await listReceipts(tx, orderId);
  if (receipts.some(({ to }) => to === live.order?.email)) return;
  await mailReceipt(tx, orderId, receipts.length > 0 ? live.order.version : undefined);
  await queueMail(tx, "purchase-notice", { fact: orderId, to: COACH_INBOX, props: { orderId } });
}

export async function reportCorrection(
  tx: Transaction,
  orderId: string,
  who: "coach" | "buyer",
): Promise<void> {
  await note(tx, orderId, "address", `The ${who} corrected the address.`);
  await settleAlerts(tx, [mailBounced], { orderId });
}

function listReceipts(tx: Transaction, orderId: string): Promise<{ to: string }[]> {
  return tx.$queryRaw`
    SELECT "to" FROM "OutboxMail"
    WHERE "props" ->> 'orderId' = ${orderId} AND "kind" = 'purchase-confirmation'`;
}

export async function mailReceipt(
  tx: Transaction,
  orderId: string,
  since?: string | number,
): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { email: true, course: { select: { slug: true } } },
  });
  if (!order.email) throw new Error(`Order ${orderId} has no address to write to.`);
  const token = await createPurchaseToken(tx, order.email, order.course.slug);
  await queueMail(tx, "purchase-confirmation", {
    fact: since === undefined ? orderId : `${orderId}:${since}`,
    to: order.email,
    props: { orderId, tokenId: token.id },
  });
}

type NewRefund = { newPence: number; hadGrant: boolean };

export async function reportRefund(
  tx: Transaction,
  order: Order,
  refund: NewRefund,
): Promise<void> {
  const amount = formatPence(order.refundedPence);
  await note(tx, order.id, "refund", `${amount} has been refunded.`);
  await mailRefund(tx, order, refund, false);
}

export async function reportPendingRefund(
  tx: Transaction,
  order: Order,
  refund: NewRefund,
): Promise<void> {
  const amount = formatPence(refund.newPence);
  await note(tx, order.id, "refund-pending", `A refund of ${amount} is pending at Stripe.`);
  await mailRefund(tx, order, refund, true);
}

async function mailRefund(
  tx: Transaction,
  order: Order,
  { newPence, hadGrant }: NewRefund,
  isPending: boolean,
): Promise<void> {
  if (order.erasedAt) return;
  const { email, userId, courseId } = order;
  if (!email || !userId) throw new Error(`Order ${order.id} was paid without a buyer.`);
  const live = await findLiveGrant(tx, userId, courseId);
  await queueMail(tx, "refund-notice", {
    fact: `${order.id}:${order.version}${isPending ? ":pending" : ""}`,
    to: email,
    props: {
      orderId: order.id,
      refundedPence: order.refundedPence,
      newPence,
      // A buyer who paid twice may have lost the course since, and must not read that they own it.
      reason: hadGrant || !live ? "refunded" : "already-owned",
      hasAccess: live !== null,
      isPending,
    },
  });
}

export async function reportFailedRefund(
  tx: Transaction,
  order: Order,
  failedPence: number,
): Promise<void> {
  const amount = formatPence(failedPence);
  const entry = `A refund of ${amount} failed or was cancelled, and came back.`;
  await note(tx, order.id, "refund-failed", entry);
  const { id: orderId, number, version } = order;
  await raiseAlert(tx, refundFailed, { amount, orderId, number, version });
}

export async function reportDispute(
  tx: Transaction,
  order: Order,
  { disputedPence }: Payment,
): Promise<void> {
  const { id: orderId, number, version, pricePence, disputeStatus } = order;
  const pence = disputeStatus === "open" ? disputedPence : lostPence(order);
  const part = pence < pricePence - order.refundedPence ? formatPence(pence) : null;
  const facts = { orderId, number, version, part };
  const alert = disputes[disputeStatus];
  await note(tx, orderId, "dispute", alert.describe(facts).detail);
  await raiseAlert(tx, alert, facts);
}

/** Mails only a buyer without other access to the course, and "reopened" only if they were told of the pause. */
export async function mailAccessChange(
  tx: Transaction,
  grant: Pick<Grant, "id" | "userId" | "courseId">,
  change: Mails["access-changed"]["change"],
): Promise<void> {
  const { id: grantId, userId, courseId } = grant;
  if (change !== "reopened" && (await findLiveGrant(tx, userId, courseId))) return;
  const { email: to } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true },
  });
  const begin = mailKey("access-changed", `${grantId}:paused:`);
  const wasTold = () => tx.outboxMail.count({ where: { to, key: { startsWith: begin } } });
  if (change === "reopened" && (await wasTold()) === 0) return;
  const fact = `${grantId}:${change}:${new Date().toISOString()}`;
  await queueMail(tx, "access-changed", { fact, to, props: { grantId, change } });
}

export async function reportRebuilt(tx: Transaction, orderId: string): Promise<void> {
  const entry =
    "The order was missing here and was rebuilt from its payment: its number is new, and its buyer’s name, country and address are those that came with the card. What was agreed to at checkout is not known any more.";
  await note(tx, orderId, "rebuilt", entry);
}

const DOCUMENTS_KEY = "issue-documents:";

/** Queues a job that issues an order's missing documents and stores them all with the payment. */
export function queueDocuments(tx: Transaction, orderId: string): Promise<void> {
  return addJob(tx, "issue-documents", { orderId }, `${DOCUMENTS_KEY}${orderId}`);
}

const MOST_LOST_DOCUMENTS = 100;

/** Adds jobs for sales from before `until` that an earlier release recorded without an invoice, oldest first. */
export async function addLostDocumentJobs(until: Date): Promise<void> {
  const orders = await db.$queryRaw<{ id: string }[]>`
    SELECT o."id" FROM "Order" o
    WHERE o."status" = 'paid' AND o."paidAt" < ${until} AND o."isTest" = ${!isLiveMode}
      AND NOT EXISTS (SELECT FROM "Invoice" i WHERE i."orderId" = o."id")
      AND NOT EXISTS (SELECT FROM graphile_worker.jobs j WHERE j.key = ${DOCUMENTS_KEY} || o."id"::text)
    ORDER BY o."chargedAt" NULLS FIRST, o."number" LIMIT ${MOST_LOST_DOCUMENTS}`;
  for (const { id } of orders) await queueDocuments(db, id);
}

/** A payment stores the address of a learner who is not its buyer, so a new address must be stored again. */
export async function queueLearnerNews(tx: Transaction, userId: string): Promise<void> {
  const where = { userId, order: { userId: { not: userId } } };
  for (const { orderId } of await tx.grant.findMany({ where, select: { orderId: true } })) {
    if (orderId) await queueDocuments(tx, orderId);
  }
}

export async function note(
  tx: Transaction,
  orderId: string,
  kind: HistoryKind,
  detail: string,
): Promise<void> {
  await tx.orderEvent.create({ data: { orderId, kind, detail } });
}
