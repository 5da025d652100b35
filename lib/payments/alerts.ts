import { raiseAttention, raiseAttentionAlone, settleAttention } from "@/lib/alerts/commands";
import type { Transaction } from "@/lib/db";
import { formatDate, formatMoment } from "@/lib/text/dates";
import { formatAmount } from "@/lib/text/money";
import { hasGoneBack, type Payment } from "./rules";

export async function reportUnknownPayment(tx: Transaction, payment: Payment): Promise<"not-ours"> {
  await raiseAttention(tx, {
    key: unknownKey(payment.intentId),
    kind: "unknown-payment",
    detail: `Payment ${payment.intentId} (${payment.status}) belongs to no order of this site.`,
    paymentIntentId: payment.intentId,
  });
  await followUnserved(tx, payment);
  return "not-ours";
}

export async function reportMismatch(
  tx: Transaction,
  payment: Payment,
  mismatch: string,
): Promise<"mismatch"> {
  await raiseAttention(tx, {
    key: `payment-mismatch:${payment.intentId}`,
    kind: "payment-mismatch",
    detail: `Payment ${payment.intentId} gave no access: ${mismatch}.`,
    orderId: payment.orderId ?? undefined,
    paymentIntentId: payment.intentId,
  });
  await followUnserved(tx, payment);
  return "mismatch";
}

/** No order tells of a dispute about this payment, nor of its money that went back or did not stay there. */
async function followUnserved(tx: Transaction, payment: Payment): Promise<void> {
  const { intentId: paymentIntentId, dispute, answerBy } = payment;
  if (hasGoneBack(payment)) return settleUnserved(tx, paymentIntentId);
  await reportFailedRefunds(tx, payment);
  if (dispute !== "open") return settleAttention(tx, ["payment-disputed"], { paymentIntentId });
  await raiseAttention(tx, {
    // The day moves where an inquiry becomes a dispute, and another dispute has another one.
    key: `payment-disputed:${paymentIntentId}:${answerBy?.toISOString()}`,
    kind: "payment-disputed",
    detail: `Payment ${paymentIntentId}, which opened nothing, is disputed: answer at Stripe${answerBy ? ` by ${formatDate(answerBy)}` : ""}.`,
    paymentIntentId,
  });
}

/** The matter of the payment itself may have been settled as long as its money seemed to have gone back. */
async function reportFailedRefunds(tx: Transaction, payment: Payment): Promise<void> {
  const { intentId: paymentIntentId, currency, failedRefunds } = payment;
  for (const { id, pence } of failedRefunds) {
    await raiseAttention(tx, {
      key: `refund-failed:${paymentIntentId}:${id}`,
      kind: "refund-failed",
      detail: `A refund of ${formatAmount(pence, currency)} of payment ${paymentIntentId}, which opened nothing, has come back: it was cancelled at Stripe, or the payer’s bank did not take it. The money is at Stripe again. Unless you cancelled it yourself, please give it back another way.`,
      paymentIntentId,
    });
  }
}

/** Its order has the payment now, or nothing is left of it. */
export function settleUnserved(tx: Transaction, paymentIntentId: string): Promise<void> {
  const kinds = [
    "unknown-payment",
    "payment-mismatch",
    "payment-disputed",
    "refund-failed",
  ] as const;
  return settleAttention(tx, [...kinds], { paymentIntentId });
}

/** The order gives access now, or its money has gone back. */
export function settleUnfulfilled(tx: Transaction, orderId: string): Promise<void> {
  return settleAttention(tx, ["paid-without-access"], { orderId });
}

/** The provider reported this payment, but does not know it when asked with this site's keys. */
export async function reportPaymentOfNobody(paymentIntentId: string): Promise<void> {
  await raiseAttentionAlone({
    key: unknownKey(paymentIntentId),
    kind: "unknown-payment",
    detail: `Stripe reported payment ${paymentIntentId}, and does not know it when this site asks for it.`,
    paymentIntentId,
  });
}

function unknownKey(intentId: string): string {
  return `unknown-payment:${intentId}`;
}

/** Once a day: an endpoint that is set up wrongly sends many. */
export async function reportOtherMode(
  tx: Transaction,
  event: { id: string; receivedAt: Date },
): Promise<"other-mode"> {
  await raiseAttention(tx, {
    key: `other-mode:${event.receivedAt.toISOString().slice(0, 10)}`,
    kind: "other-mode",
    detail: `Stripe’s event ${event.id} is of another mode (test or live) than this site’s keys. It was not acted on; please look at the webhook’s settings there.`,
  });
  return "other-mode";
}

/** Once for each time that the sweep stalls. */
export async function reportStalledSweep(reachedAt: Date): Promise<void> {
  await raiseAttentionAlone({
    key: stalledKey(reachedAt),
    kind: "sweep-stalled",
    detail: `Since ${formatMoment(reachedAt)} the site could not compare its orders with the payments at Stripe. Whoever paid and was not reported since then is still waiting.`,
  });
}

/** A sweep has caught up, with what had happened since then. */
export function settleStalledSweep(tx: Transaction, reachedAt: Date): Promise<void> {
  return settleAttention(tx, ["sweep-stalled"], { key: stalledKey(reachedAt) });
}

function stalledKey(reachedAt: Date): string {
  return `sweep-stalled:${reachedAt.toISOString()}`;
}
