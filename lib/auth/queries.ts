import { db, type Transaction } from "@/lib/db";
import { sameSecret, sha256 } from "@/lib/secrets";
import { linkSecret } from "./rules";
import type { LinkToken } from "./schema";

export type SessionUser = { id: string; email: string; name: string | null };

/** The session as next-auth's adapter wants it, found by the cookie's value. */
export async function findSession(sessionToken: string) {
  const row = await db.session.findUnique({
    where: { sessionToken: sha256(sessionToken) },
    select: {
      userId: true,
      expires: true,
      user: { select: { id: true, email: true, name: true, emailVerified: true } },
    },
  });
  if (!row) return null;
  return {
    session: { sessionToken, userId: row.userId, expires: row.expires },
    user: row.user,
  };
}

/**
 * What a coach's session has proven. Null where nobody ever signed in by mail: a browser that only
 * paid with the coach's address must not come near the back office.
 */
export async function findCoachSession(sessionToken: string) {
  const row = await db.session.findUnique({
    where: { sessionToken: sha256(sessionToken), user: { firstSignInAt: { not: null } } },
    select: { id: true, factorProvenAt: true },
  });
  return row && { sessionId: row.id, provenAt: row.factorProvenAt };
}

/** The token behind a mailed link, or null where the secret is not the token's own. */
export async function findTokenByLink(link: LinkToken, client: Transaction = db) {
  if (!sameSecret(link.secret, linkSecret(link.tokenId))) return null;
  return client.signInToken.findUnique({ where: { id: link.tokenId } });
}
