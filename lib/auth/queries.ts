import { db, type Transaction } from "@/lib/db";
import { env } from "@/lib/env";
import { isGenuine, type LinkToken } from "@/lib/paths/mailed-link";
import { sha256 } from "@/lib/secrets";
import { isLapsed, OWNERS_RIGHTS, type Rights } from "./rules";
import type { SignedInBrowser } from "./schema";

export type SessionUser = { id: string; email: string; name: string | null };

/** Every signed-in request starts here, so this is one SQL statement; Prisma would send two. */
export async function findSession(sessionToken: string) {
  type Row = { userId: string; expires: Date } & SessionUser & { emailVerified: Date | null };
  const [row] = await db.$queryRaw<Row[]>`
    SELECT session."userId", session.expires,
      person.id, person.email, person.name, person."emailVerified"
    FROM "Session" session JOIN "User" person ON person.id = session."userId"
    WHERE session."sessionToken" = ${sha256(sessionToken)}`;
  if (!row) return null;
  const { userId, expires, ...user } = row;
  return { session: { sessionToken, userId, expires }, user };
}

const MAX_BROWSERS = 50;

export async function listBrowsers(
  userId: string,
  sessionToken: string,
): Promise<SignedInBrowser[]> {
  const rows = await db.session.findMany({
    where: { userId, expires: { gt: new Date() } },
    orderBy: [{ usedAt: "desc" }, { id: "desc" }],
    take: MAX_BROWSERS,
    select: { id: true, createdAt: true, usedAt: true, browser: true, sessionToken: true },
  });
  const own = sha256(sessionToken);
  return rows.map(({ sessionToken: value, ...row }) => ({ ...row, isThis: value === own }));
}

/** Null if nobody ever signed in by mail: paying with the coach's address must not open the back office. */
export async function findCoachSession(sessionToken: string) {
  const row = await db.session.findUnique({
    where: { sessionToken: sha256(sessionToken), user: { firstSignInAt: { not: null } } },
    select: { id: true, factorProvenAt: true },
  });
  return row && { sessionId: row.id, provenAt: row.factorProvenAt };
}

/** Null for people who don't work in the back office, also if they came too late for their invitation. */
export async function findRights(email: string, client: Transaction = db): Promise<Rights | null> {
  if (env.COACH_EMAILS.includes(email)) return OWNERS_RIGHTS;
  const assistant = await client.assistant.findUnique({ where: { email } });
  if (!assistant || isLapsed(assistant)) return null;
  return assistant.isOwner ? OWNERS_RIGHTS : { isOwner: false, seesMoney: assistant.seesMoney };
}

export async function findTokenByLink(link: LinkToken, client: Transaction = db) {
  if (!isGenuine("sign-in-link", link)) return null;
  return client.signInToken.findUnique({ where: { id: link.tokenId } });
}

export async function isErased(userId: string): Promise<boolean> {
  return (await db.user.count({ where: { id: userId } })) === 0;
}
