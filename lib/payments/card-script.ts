import { env } from "@/lib/env";

/** The script that the checkout takes from the card provider: the release that Stripe's package asks for. */
export const cardScript = env.STRIPE_JS_URL ?? "https://js.stripe.com/endive/stripe.js";
