import type { Stripe, StripeConstructor } from "@stripe/stripe-js";
import { loadScript } from "@/components/ui/load-script";

declare global {
  interface Window {
    Stripe?: StripeConstructor;
  }
}

let loading: Promise<Stripe> | undefined;

/** Loads the payment provider's script; called only where somebody is about to pay by card. */
export function loadCardForm(scriptUrl: string, publishableKey: string): Promise<Stripe> {
  loading ??= loadScript(scriptUrl, () => window.Stripe).then((begin) => begin(publishableKey));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
