import { db, type Transaction } from "@/lib/db";
import { isGenuine, type LinkToken } from "@/lib/paths/mailed-link";
import { sha256 } from "@/lib/secrets";
import type { Side } from "./rules";
import type { PendingEmailChange } from "./schema";

/** Null if this browser is signed in only because it paid, which does not prove the address. */
export async function findAddressProof(sessionToken: string): Promise<Date | null> {
  const session = await db.session.findUnique({
    where: { sessionToken: sha256(sessionToken), user: { firstSignInAt: { not: null } } },
    select: { createdAt: true },
  });
  return session?.createdAt ?? null;
}

export async function findPendingEmailChange(userId: string): Promise<PendingEmailChange | null> {
  const change = await db.emailChange.findUnique({
    where: { userId, expiresAt: { gt: new Date() } },
  });
  if (!change) return null;
  return {
    newEmail: change.newEmail,
    oldConfirmed: change.oldConfirmedAt !== null,
    newConfirmed: change.newConfirmedAt !== null,
    expiresAt: change.expiresAt,
  };
}

/** Null for a forged, cancelled or expired link. */
export async function findEmailChange(side: Side, link: LinkToken, client: Transaction = db) {
  if (!isGenuine(`email-change-${side}`, link)) return null;
  return client.emailChange.findUnique({
    where: { id: link.tokenId, expiresAt: { gt: new Date() } },
  });
}

export async function isChangeCompleted(
  side: Side,
  link: LinkToken,
  client: Transaction,
): Promise<boolean> {
  if (!isGenuine(`email-change-${side}`, link)) return false;
  const agreed = { oldConfirmedAt: { not: null }, newConfirmedAt: { not: null } };
  return (await client.emailChange.count({ where: { id: link.tokenId, ...agreed } })) > 0;
}
