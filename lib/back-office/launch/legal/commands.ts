import { recordAudit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { readVersionsInForce } from "@/lib/site/legal/queries";

/** The audit log alone records it. */
export async function confirmLegalRead(actor: string): Promise<void> {
  await recordAudit(db, { actor, ...(await legalRead()) });
}

export async function isLegalRead(): Promise<boolean> {
  return (await db.auditLog.findFirst({ where: await legalRead() })) !== null;
}

/** Names the current versions, so that a new version of any text must be confirmed again. */
async function legalRead() {
  const versions = (await readVersionsInForce()).map(({ kind, version }) => `${kind} ${version}`);
  return { action: "legal.read" as const, subject: `legal:${versions.join(", ")}` };
}
