import { env } from "@/lib/env";

/** Where the checkout takes the card provider's script from; front/security-headers.ts allows no other place. */
export const cardScriptOrigin = new URL(env.STRIPE_JS_URL ?? "https://js.stripe.com").origin;
