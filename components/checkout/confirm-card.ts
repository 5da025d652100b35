import type { Stripe, StripeElements } from "@stripe/stripe-js";
import type { FormState, FormValues } from "@/lib/forms/state";
import { paths } from "@/lib/paths/public";

type Card = { stripe: Stripe; elements: StripeElements; clientSecret: string };

/**
 * The details that our form asks for instead of the provider's fields. The provider refuses a payment in which
 * one of them is missing or empty. It asks for anything else a card needs, such as a postcode.
 */
export const askedByUs = {
  name: "never",
  email: "never",
  address: { country: "never" },
} as const;

/** The provider's words about the field "email" or the "card", or none if they stand beside the card already. */
type Problem = FormState["errors"];

/**
 * Leaves for the success page, also if only that page can find out what happened. On failure returns the problem, or
 * null if the payment is closed and every further try would fail. The buyer's details are those of the order: the
 * provider would refuse some spellings that people paste.
 */
export async function confirmCard(
  { stripe, elements, clientSecret }: Card,
  { name, email, country }: FormValues,
): Promise<Problem | null> {
  const leave = () => leaveForSuccess(clientSecret);
  const { error } = await stripe
    .confirmPayment({
      elements,
      confirmParams: {
        return_url: `${window.location.origin}${paths.paymentSuccess}`,
        payment_method_data: { billing_details: { name, email, address: { country } } },
      },
    })
    .catch((cause) => {
      console.error(cause);
      return leave();
    });
  const status = error.payment_intent?.status;
  if (status === "canceled") return null;
  // The order is already paid: the answer to an earlier try was lost, or another tab was quicker.
  if (status === "succeeded" || status === "processing") return leave();
  // The answer to this try was lost, perhaps after the charge.
  if (error.type.startsWith("api_")) return leave();
  if (error.type === "validation_error") return {};
  const words = error.message ?? error.type;
  // Browsers and this site accept "anna@gmail", which the provider refuses.
  return error.code === "email_invalid" ? { email: words } : { card: words };
}

/** Never resolves, as when the provider itself redirects: the browser is leaving this page. */
export function leaveForSuccess(clientSecret: string): Promise<never> {
  const [id = ""] = clientSecret.split("_secret_");
  const payment = { payment_intent: id, payment_intent_client_secret: clientSecret };
  window.location.assign(`${paths.paymentSuccess}?${new URLSearchParams(payment)}`);
  return new Promise(() => {});
}
