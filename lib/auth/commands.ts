import { randomBytes } from "node:crypto";
import { db, isDatabaseAway, type Transaction } from "@/lib/db";
import { Refusal, signedOutRefusal } from "@/lib/errors";
import { untilNoneIsLeft } from "@/lib/lists/batches";
import { mailKey } from "@/lib/outbox/commands";
import { sha256 } from "@/lib/secrets";
import { DAY_MS } from "@/lib/text/durations";
import { isErased } from "./queries";
import { LONGEST_SESSION_DAYS, SESSION_LIFETIME_S } from "./rules";

/** Returns the cookie's value; the database keeps its hash. */
export async function createSession(tx: Transaction, userId: string): Promise<string> {
  const sessionToken = randomBytes(32).toString("base64url");
  const expires = new Date(Date.now() + SESSION_LIFETIME_S * 1000);
  await tx.session.create({ data: { userId, sessionToken: sha256(sessionToken), expires } });
  return sessionToken;
}

/** Writes the row at most twice a day: near a session's longest lifetime, next-auth calls this for every request. */
export async function extendSession(sessionToken: string, expires: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE "Session" SET "usedAt" = now(), "expires" = LEAST(${expires}::timestamptz,
      "createdAt" + make_interval(days => ${LONGEST_SESSION_DAYS}::int))
    WHERE "sessionToken" = ${sha256(sessionToken)} AND "usedAt" < now() - interval '12 hours'`;
}

export async function nameBrowser(sessionToken: string, browser: string | null): Promise<void> {
  await db.session.updateMany({ where: { sessionToken: sha256(sessionToken) }, data: { browser } });
}

export async function endSession(sessionToken: string): Promise<void> {
  await db.session.deleteMany({ where: { sessionToken: sha256(sessionToken) } });
}

export async function endBrowser(userId: string, id: string): Promise<void> {
  await db.session.deleteMany({ where: { id, userId } });
}

export async function endAllSessions(userId: string): Promise<void> {
  await db.session.deleteMany({ where: { userId } });
}

/**
 * Job. Deletes sign-in mails with their tokens, since anybody can have one sent to any address. Keeps a
 * receipt's expired link, which leads to the sign-in page with the address filled in.
 */
export async function deleteExpired(): Promise<string> {
  const sessions = await untilNoneIsLeft(
    (most) => db.$executeRaw`
      DELETE FROM "Session" WHERE "id" IN (
        SELECT "id" FROM "Session" WHERE "expires" < now() ORDER BY "expires" LIMIT ${most})`,
  );
  const tokens = await untilNoneIsLeft(deleteOldTokens);
  return `${sessions} sessions and ${tokens} sign-in links deleted`;
}

async function deleteOldTokens(most: number): Promise<number> {
  const [deleted] = await db.$queryRaw<[{ count: number }]>`
    WITH old AS (
      DELETE FROM "SignInToken" WHERE "id" IN (
        SELECT t."id" FROM "SignInToken" t
        WHERE t."expiresAt" < ${new Date(Date.now() - 30 * DAY_MS)} AND (t."purpose" = 'sign_in'
          OR NOT EXISTS (SELECT FROM "User" u WHERE u."email" = t."email"))
        ORDER BY t."expiresAt" LIMIT ${most})
      RETURNING "id"
    ), mails AS (
      DELETE FROM "OutboxMail" USING old WHERE "key" = ${mailKey("sign-in", "")} || old."id"
    )
    SELECT count(*)::int AS count FROM old`;
  return deleted.count;
}

/**
 * Safe for concurrent callers. Only a new account gets the name, because anybody can type somebody else's
 * address at the checkout.
 */
export async function findOrCreateUser(tx: Transaction, email: string, name?: string | null) {
  const data = { email, name };
  const { count } = await tx.user.createMany({ data, skipDuplicates: true });
  const user = await tx.user.findUniqueOrThrow({ where: { email } });
  return { user, created: count === 1 };
}

/** Makes proving an address and paying with it take turns. Throws Refusal 404 for a deleted account. */
export async function lockUser(tx: Transaction, userId: string) {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
  const user = await tx.user.findUnique({ where: { id: userId } });
  if (!user) throw new Refusal(404, "This account does not exist any more.");
  return user;
}

/** Locks in the order of ids, so that two crossing moves cannot deadlock. The address may have no account. */
export async function lockUsers(tx: Transaction, userId: string, email: string) {
  await tx.$queryRaw`
    SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid OR "email" = ${email}
    ORDER BY "id" FOR UPDATE`;
  return lockUser(tx, userId);
}

/** Throws Refusal 401 if the work failed because the account was erased meanwhile. */
export async function unlessErased<Result>(
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isExplained = error instanceof Refusal || isDatabaseAway(error);
    if (isExplained || !(await isErased(userId))) throw error;
    throw signedOutRefusal();
  }
}
