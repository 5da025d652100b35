import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { paths } from "@/lib/paths/public";

/** Each field that the provider's form leaves out has to be named when the payment is confirmed. */
const noBillingDetails = {
  name: null,
  phone: null,
  address: { country: "GB", postal_code: null, state: null, city: null, line1: null, line2: null },
};

/** Leaves for the success page; returns only if something went wrong, with the provider's words for it. */
export async function confirmCard(
  stripe: Stripe,
  elements: StripeElements,
  email: string,
): Promise<string> {
  const { error } = await stripe.confirmPayment({
    elements,
    confirmParams: {
      return_url: `${window.location.origin}${paths.paymentSuccess}`,
      payment_method_data: { billing_details: { ...noBillingDetails, email } },
    },
  });
  // The answer to an earlier try was lost, or another tab was quicker: the order is already paid.
  const paid = error.payment_intent;
  if (paid?.client_secret && (paid.status === "succeeded" || paid.status === "processing")) {
    return leave(
      `${paths.paymentSuccess}?${new URLSearchParams({
        payment_intent: paid.id,
        payment_intent_client_secret: paid.client_secret,
      })}`,
    );
  }
  return error.message ?? "The card was not accepted.";
}

/** Never resolves, as when the provider itself redirects: this page has nothing more to say. */
function leave(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {});
}
