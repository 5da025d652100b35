import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { paths } from "@/lib/paths/public";

export type Buyer = { name: string; email: string; country: string };

/**
 * What the provider's fields leave out: exactly what is sent with the card, as the provider refuses a payment
 * that lacks one of these or has it empty. It asks itself for whatever else a card needs, such as a postcode.
 */
export const askedByUs = {
  name: "never",
  email: "never",
  address: { country: "never" },
} as const;

/**
 * Leaves for the success page. If something went wrong it returns the provider's words, or null where the
 * payment is closed, so that every further try would be in vain.
 */
export async function confirmCard(
  stripe: Stripe,
  elements: StripeElements,
  { name, email, country }: Buyer,
): Promise<string | null> {
  const { error } = await stripe.confirmPayment({
    elements,
    confirmParams: {
      return_url: `${window.location.origin}${paths.paymentSuccess}`,
      payment_method_data: { billing_details: { name, email, address: { country } } },
    },
  });
  // The answer to an earlier try was lost, or another tab was quicker: the order is already paid.
  const paid = error.payment_intent;
  if (paid?.client_secret && (paid.status === "succeeded" || paid.status === "processing")) {
    return leaveForSuccess(paid.client_secret);
  }
  if (paid?.status === "canceled") return null;
  return error.message ?? "The card was not accepted.";
}

/** Never resolves, as when the provider itself redirects: this page has nothing more to say. */
export function leaveForSuccess(clientSecret: string): Promise<never> {
  const [id = ""] = clientSecret.split("_secret_");
  const payment = { payment_intent: id, payment_intent_client_secret: clientSecret };
  window.location.assign(`${paths.paymentSuccess}?${new URLSearchParams(payment)}`);
  return new Promise(() => {});
}
