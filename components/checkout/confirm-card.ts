import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { paths } from "@/lib/paths/public";

export type Buyer = { name: string; email: string; country: string };

/**
 * The details that our form asks for instead of the provider's fields. The provider refuses a payment in which
 * one of them is missing or empty. It asks for anything else a card needs, such as a postcode.
 */
export const askedByUs = {
  name: "never",
  email: "never",
  address: { country: "never" },
} as const;

/**
 * Leaves for the success page. On failure returns the provider's words, or null if the payment is closed and
 * every further try would fail.
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
  // The order is already paid: the answer to an earlier try was lost, or another tab was quicker.
  const paid = error.payment_intent;
  if (paid?.client_secret && (paid.status === "succeeded" || paid.status === "processing")) {
    return leaveForSuccess(paid.client_secret);
  }
  if (paid?.status === "canceled") return null;
  return error.message ?? "The card was not accepted.";
}

/** Never resolves, as when the provider itself redirects: the browser is leaving this page. */
export function leaveForSuccess(clientSecret: string): Promise<never> {
  const [id = ""] = clientSecret.split("_secret_");
  const payment = { payment_intent: id, payment_intent_client_secret: clientSecret };
  window.location.assign(`${paths.paymentSuccess}?${new URLSearchParams(payment)}`);
  return new Promise(() => {});
}
