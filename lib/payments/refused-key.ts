import { countEpisodes, isAlertOpen, raiseAlert, settleAlerts } from "@/lib/alerts/commands";
import { keyRefused } from "@/lib/alerts/kinds/key-refused";
import { permissionMissing } from "@/lib/alerts/kinds/permission-missing";
import { transact } from "@/lib/db";
import { isLiveMode } from "@/lib/key-mode";

/** The coach resolves it: most permissions are such that no sweep notices when they are given. */
export async function alertOfMissingPermission(words: string): Promise<void> {
  await transact(async (tx) => {
    if (await isAlertOpen(tx, keyRefused)) return;
    const episode = await countEpisodes(tx, permissionMissing);
    await raiseAlert(tx, permissionMissing, { words, episode });
  });
}

/** Raises one alert between two successful sweeps. A permission that is still missing then is told anew. */
export async function alertOfRefusedKey(words: string): Promise<void> {
  await transact(async (tx) => {
    const sweep = await tx.sweep.findUnique({ where: { livemode: isLiveMode } });
    await settleAlerts(tx, [permissionMissing]);
    await raiseAlert(tx, keyRefused, { reachedAt: sweep?.reachedAt ?? new Date(0), words });
  });
}
