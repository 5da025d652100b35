import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { Unreached } from "@/lib/http/api-client";

/**
 * Called only where somebody is about to pay by card. Where the settings name a script, that one provides
 * `window.Stripe`, and the package takes what it finds there instead of fetching Stripe's own.
 *
 * @throws Unreached; the next call fetches anew.
 */
export async function loadCardProvider(
  publishableKey: string,
  scriptUrl: string | undefined,
): Promise<Stripe | null> {
  try {
    if (scriptUrl && !("Stripe" in window)) await runScript(scriptUrl);
    return await loadStripe(publishableKey);
  } catch (cause) {
    throw new Unreached("The card provider's script did not arrive.", { cause });
  }
}

function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    Object.assign(script, { src, onload: () => resolve(), onerror: reject });
    document.head.append(script);
  });
}
