import { recordAudit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import type { OrderLine } from "@/lib/generated/prisma/client";
import { logger } from "@/lib/logger";
import { refundablePence, whyNotRefundable } from "@/lib/orders/rules";
import type { RefundRequest } from "@/lib/orders/schema";
import { fulfil } from "@/lib/payments/fulfil";
import { leftPence, pendingPence } from "@/lib/payments/lines/rules";
import type { HistoryKind } from "@/lib/payments/rules";
import { readPayment } from "@/lib/payments/stripe";
import { giveBack, ProviderRefusal } from "@/lib/payments/stripe-refunds";
import { formatPence } from "@/lib/text/money";

const REFUSED = "order.refund-refused";
/** The entries that settle a refund. */
const refundKinds: HistoryKind[] = ["refund", "refund-pending", "refund-failed"];

export async function describeRefund(request: RefundRequest): Promise<string> {
  const { amount } = request;
  const order = await findRefundable(request);
  const part = amount === refundablePence(order) ? "all that is left" : "a part";
  const before = order.refundedPence + order.pendingRefundPence;
  const given = before ? ` ${formatPence(before)} was refunded before.` : "";
  return `Refund ${formatPence(amount)}, ${part} of ${formatPence(order.pricePence)}, to ${order.email ?? "the card that paid"}?${given}`;
}

/**
 * Updates the order from the provider's answer. If this process dies in between, the provider's event does the
 * same. Throws Refusal 404, 409, or 503 while the provider is away.
 */
export async function refundOrder(
  actor: string,
  request: RefundRequest,
): Promise<{ to: string | null; isPending: boolean }> {
  const { number, amount, reason } = request;
  const order = await findRefundable(request);
  const subject = `order:${number}`;
  const attempt = await nameAttempt(subject, order.settledRefunds);
  // Record the refund before making it, so that none goes unrecorded.
  await recordAudit(db, {
    actor,
    action: "order.refund",
    subject,
    before: { refundedPence: order.refundedPence },
    after: { refundedPence: order.refundedPence + amount },
    reason,
  });
  try {
    // A restored backup counts refunds from the start; the refunded sum keeps new keys unlike old ones.
    const key = `refund:${order.id}:${order.refundedPence}:${attempt}`;
    await giveBack(order.paymentIntentId, { pence: amount, lineId: order.lineId }, key);
  } catch (error) {
    if (error instanceof Refusal) {
      await recordAudit(db, {
        actor,
        action: REFUSED,
        subject,
        after: error instanceof ProviderRefusal ? { attempt } : undefined,
        reason: error.message,
      });
    }
    throw error;
  }
  // The money is on its way, so an error here must not make the coach refund it again.
  await fulfil(order.paymentIntentId).catch((err) =>
    logger.warn({ err, order: number }, "a refund was made, and is recorded by its event"),
  );
  const { id } = order;
  const { pendingRefundPence } = await db.order.findUniqueOrThrow({ where: { id } });
  return { to: order.email, isPending: pendingRefundPence > order.pendingRefundPence };
}

/**
 * Until a refund's result is known, another request repeats the attempt. Only a definite refusal allows a new one.
 */
async function nameAttempt(subject: string, settledRefunds: number): Promise<string> {
  const prefix = `${settledRefunds}:`;
  const [counted] = await db.$queryRaw<{ refused: number }[]>`
    SELECT count(DISTINCT "after" ->> 'attempt')::int AS refused FROM "AuditLog"
    WHERE "subject" = ${subject} AND "action" = ${REFUSED}
      AND starts_with("after" ->> 'attempt', ${prefix})`;
  return `${prefix}${counted?.refused ?? 0}`;
}

async function findRefundable({ number, amount: pence, lineId }: RefundRequest) {
  const order = await db.order.findUnique({
    where: { number },
    include: {
      lines: true,
      _count: { select: { events: { where: { kind: { in: refundKinds } } } } },
    },
  });
  if (!order) throw notFoundRefusal("This order");
  const refusal = whyNotRefundable(order);
  if (refusal) throw new Refusal(409, refusal);
  const left = refundablePence(order);
  if (pence > left) throw new Refusal(409, `At most ${formatPence(left)} can be refunded.`);
  const { paymentIntentId } = order;
  if (!paymentIntentId) throw new Error(`Order ${number} was paid without a payment.`);
  const line = findLine(order.lines, lineId);
  if (line) await refuseMoreThanLeft(line, pence, paymentIntentId);
  const settledRefunds = order._count.events;
  return { ...order, paymentIntentId, lineId: line?.id ?? null, settledRefunds };
}

/** An order's only line need not be chosen. */
function findLine(lines: OrderLine[], lineId: string | undefined): OrderLine | null {
  if (lines.length === 1) return null;
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new Refusal(409, "Please choose the line to refund.");
  return line;
}

/** Asks the provider, because only it knows the line of a pending refund. */
async function refuseMoreThanLeft(
  line: OrderLine,
  pence: number,
  paymentIntentId: string,
): Promise<void> {
  const payment = await readPayment(paymentIntentId);
  const left = leftPence(line) - pendingPence(line.id, payment?.pendingRefunds);
  if (pence > left)
    throw new Refusal(409, `At most ${formatPence(left)} of this line can be refunded.`);
}
