import { keepProof } from "@/lib/proofs/commands";
import { MINUTE_MS } from "@/lib/text/durations";

export const REFUSED_WEBHOOKS = "card-webhook-refused";

let keptAt = 0;

/** Anybody may send a report without a signature, so only one a minute is written down. */
export async function noteRefusedWebhook(words: string): Promise<void> {
  if (Date.now() - keptAt < MINUTE_MS) return;
  keptAt = Date.now();
  await keepProof(REFUSED_WEBHOOKS, false, words);
}
