import { recordAudit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { legalRead } from "./queries";

/** The coach's word that the legal texts were read; the audit log is where it is kept. */
export async function confirmLegalRead(actor: string): Promise<void> {
  await recordAudit(db, { actor, ...(await legalRead()) });
}
