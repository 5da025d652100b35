import Stripe from "stripe";

/** The signature header that the card provider would send with this body. */
export function signEvent(payload: string, secret = "", at = Date.now()): string {
  const timestamp = Math.floor(at / 1000);
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}
