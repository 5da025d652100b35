import { env } from "@/lib/env";

/** The card provider's script for the checkout, in the release that Stripe's package expects. */
export const cardScript = env.STRIPE_JS_URL ?? "https://js.stripe.com/endive/stripe.js";
