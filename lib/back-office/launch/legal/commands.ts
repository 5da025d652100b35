import { recordAudit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { readLegalTexts } from "@/lib/site/legal/queries";

/** Only the audit log keeps it. */
export async function confirmLegalRead(actor: string): Promise<void> {
  await recordAudit(db, { actor, ...(await legalRead()) });
}

export async function isLegalRead(): Promise<boolean> {
  return (await db.auditLog.findFirst({ where: await legalRead() })) !== null;
}

/** A new version of any text has to be read again. */
async function legalRead() {
  const versions = (await readLegalTexts()).map(({ kind, version }) => `${kind} ${version}`);
  return { action: "legal.read", subject: `legal:${versions.join(", ")}` };
}
