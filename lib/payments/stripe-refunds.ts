import Stripe from "stripe";
import { Refusal } from "@/lib/errors";
import { ask, isKeyOfAnotherRequest, stripe } from "./stripe-client";

/** The provider's codes for a payment that has nothing left to give back. */
const SETTLED = ["charge_already_refunded", "charge_disputed"];

/**
 * Gives the whole payment back; repeating it gives nothing more. A disputed payment is in the bank's hands:
 * the bank has taken the money back, and only a dispute that is won leaves something to give.
 */
export async function refundPayment(intentId: string, idempotencyKey: string): Promise<void> {
  try {
    await stripe().refunds.create(
      { payment_intent: intentId, reason: "duplicate" },
      { idempotencyKey },
    );
  } catch (error) {
    // The provider forgets a key after a day, and the coach may have refunded by hand before.
    const isSettled =
      error instanceof Stripe.errors.StripeError && SETTLED.includes(error.code ?? "");
    if (!isSettled) throw error;
  }
}

/** A refusal by the provider, which it repeats for the same key for a day, whatever has changed since. */
export class ProviderRefusal extends Refusal {}

/**
 * Gives back part or all of a payment, at the coach's request. The same key twice is one refund.
 *
 * @throws ProviderRefusal 409 with the provider's reason
 * @throws Refusal 409 where another sum was requested under this key, 503 where the provider is away
 */
export async function giveBack(intentId: string, pence: number, key: string): Promise<void> {
  await ask(async () => {
    try {
      await stripe().refunds.create(
        { payment_intent: intentId, amount: pence, reason: "requested_by_customer" },
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
      throw new ProviderRefusal(409, `The card provider refused: ${error.message}`, {}, options);
    }
  });
}
