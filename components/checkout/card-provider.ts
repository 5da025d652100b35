import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { Unreached } from "@/lib/http/api-client";

/**
 * Call only where a buyer is about to pay by card. If the settings name a script, it provides `window.Stripe`,
 * which the package uses instead of fetching Stripe's own.
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
