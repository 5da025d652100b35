import { db } from "@/lib/db";

/**
 * graphile-worker starts a scheduled job only if its last start is in the past. A machine whose clock was
 * ahead for a moment would otherwise start nothing until that time comes.
 */
export async function forgetStartsToCome(): Promise<void> {
  await db.$executeRaw`
    UPDATE graphile_worker._private_known_crontabs SET last_execution = now()
    WHERE last_execution > now()`;
}
