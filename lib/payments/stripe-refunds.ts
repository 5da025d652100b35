import Stripe from "stripe";
import { Refusal } from "@/lib/errors";
import { ask, isKeyOfAnotherRequest, stripe } from "./stripe-client";

const SETTLED = ["charge_already_refunded", "charge_disputed"];

/** The refund of one line of several names that line, so that the provider's answer says which was refunded. */
export type RefundedLine = { lineId: string; pence: number };

/** Safe to repeat. Refunds nothing while the bank holds a disputed payment, and the rest after a won dispute. */
export async function refundPayment(
  intentId: string,
  idempotencyKey: string,
  part?: RefundedLine,
): Promise<void> {
  const refund = {
    payment_intent: intentId,
    reason: "duplicate",
    ...(part && { amount: part.pence, metadata: { lineId: part.lineId } }),
  } as const;
  try {
    await ask(() => stripe().refunds.create(refund, { idempotencyKey, maxNetworkRetries: 0 }));
  } catch (error) {
    // The provider forgets a key after a day, and the coach may have refunded at the provider before.
    const isSettled =
      error instanceof Stripe.errors.StripeError && SETTLED.includes(error.code ?? "");
    if (!isSettled) throw error;
  }
}

/** The provider repeats its refusal to the same key for a day, even if the reason has gone. */
export class ProviderRefusal extends Refusal {}

/** @throws ProviderRefusal 409 with the reason; Refusal 409 for another sum with this key, 503 if out of reach */
export async function giveBack(
  intentId: string,
  { pence, lineId }: { pence: number; lineId: string | null },
  key: string,
): Promise<void> {
  await ask(async () => {
    try {
      await stripe().refunds.create(
        {
          payment_intent: intentId,
          amount: pence,
          reason: "requested_by_customer",
          ...(lineId && { metadata: { lineId } }),
        },
        { idempotencyKey: key },
      );
    } catch (error) {
      const options = { cause: error };
      if (isKeyOfAnotherRequest(error)) {
        const asked =
          "Another refund of this order is still under way. Please look at it in a minute.";
        throw new Refusal(409, asked, {}, options);
      }
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      throw new ProviderRefusal(409, `Stripe refused: ${error.message}`, {}, options);
    }
  });
}
