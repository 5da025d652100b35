import type { Stripe, StripeConstructor } from "@stripe/stripe-js";

declare global {
  interface Window {
    Stripe?: StripeConstructor;
  }
}

let loading: Promise<Stripe> | undefined;

/** Loads the payment provider's script, only where a card is to be paid with. */
export function loadCardForm(scriptUrl: string, publishableKey: string): Promise<Stripe> {
  loading ??= loadScript(scriptUrl).then(() => {
    if (!window.Stripe) throw new Error("The payment provider's script did not start.");
    return window.Stripe(publishableKey);
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("The payment provider's script could not be loaded."));
    };
    document.head.append(script);
  });
}
