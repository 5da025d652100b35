import type { Transaction } from "@/lib/db";
import { addJob } from "@/lib/jobs/queue";
import type { Mail } from "./schema";

/**
 * Call it in the transaction of the fact that the mail reports. The key names the fact: a second
 * mail of the same key is not queued.
 */
export async function queueMail(
  tx: Transaction,
  { key, to, ...mail }: Mail & { key: string; to: string },
): Promise<void> {
  const [row] = await tx.outboxMail.createManyAndReturn({
    data: [{ key, to, kind: mail.kind, props: mail.props }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (row) await addJob(tx, "send-mail", { mailId: row.id }, `send-mail:${row.id}`);
}
