import { recordAudit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { legalRead } from "./queries";

/** Only the audit log keeps it. */
export async function confirmLegalRead(actor: string): Promise<void> {
  await recordAudit(db, { actor, ...(await legalRead()) });
}
