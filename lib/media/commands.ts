import type { Transaction } from "@/lib/db";
import { addJob } from "@/lib/queue/commands";
import { DAY_MS } from "@/lib/text/durations";
import { ownFile } from "./rules";

/** Queues the removal of files in a month, unless a lesson or a trailer refers to them again. */
export async function forgetFiles(tx: Transaction, references: (string | null)[]): Promise<void> {
  const runAt = new Date(Date.now() + 30 * DAY_MS);
  for (const file of references.map(ownFile)) {
    if (file) await addJob(tx, "forget-file", { file }, `forget-file:${file}`, runAt);
  }
}
