import { raiseAlertAlone } from "@/lib/alerts/commands";
import { keyRefused } from "@/lib/alerts/kinds/key-refused";
import { db } from "@/lib/db";
import { isLiveMode } from "@/lib/key-mode";

/** `words` are the provider's. Raises one alert between two successful sweeps. */
export async function alertOfRefusedKey(words: string): Promise<void> {
  const sweep = await db.sweep.findUnique({ where: { livemode: isLiveMode } });
  await raiseAlertAlone(keyRefused, { reachedAt: sweep?.reachedAt ?? new Date(0), words });
}
