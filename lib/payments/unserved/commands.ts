import { raiseAlert, settleAlerts } from "@/lib/alerts/commands";
import { paymentDisputed } from "@/lib/alerts/kinds/payment-disputed";
import { paymentMismatch } from "@/lib/alerts/kinds/payment-mismatch";
import { refundFailed } from "@/lib/alerts/kinds/refund-failed";
import { unknownPayment } from "@/lib/alerts/kinds/unknown-payment";
import type { Transaction } from "@/lib/db";
import { hasGoneBack, type Payment } from "@/lib/payments/rules";
import { formatAmount } from "@/lib/text/money";

export async function reportUnknownPayment(tx: Transaction, payment: Payment): Promise<"not-ours"> {
  const { intentId: paymentIntentId, status } = payment;
  await raiseAlert(tx, unknownPayment, { paymentIntentId, status });
  await followUnserved(tx, payment);
  return "not-ours";
}

export async function reportMismatch(
  tx: Transaction,
  payment: Payment,
  mismatch: string,
): Promise<"mismatch"> {
  const { intentId: paymentIntentId, orderId } = payment;
  await raiseAlert(tx, paymentMismatch, { paymentIntentId, orderId, mismatch });
  await followUnserved(tx, payment);
  return "mismatch";
}

async function followUnserved(tx: Transaction, payment: Payment): Promise<void> {
  const { intentId: paymentIntentId, dispute, answerBy } = payment;
  if (hasGoneBack(payment)) return settleUnserved(tx, paymentIntentId);
  // The payment's own alert may have been settled while its refund seemed to succeed.
  for (const { id: refundId, pence } of payment.failedRefunds) {
    const amount = formatAmount(pence, payment.currency);
    await raiseAlert(tx, refundFailed, { amount, paymentIntentId, refundId });
  }
  if (dispute === "open") await raiseAlert(tx, paymentDisputed, { paymentIntentId, answerBy });
  else await settleAlerts(tx, [paymentDisputed], { paymentIntentId });
}

export function settleUnserved(tx: Transaction, paymentIntentId: string): Promise<void> {
  const alerts = [unknownPayment, paymentMismatch, paymentDisputed, refundFailed];
  return settleAlerts(tx, alerts, { paymentIntentId });
}
