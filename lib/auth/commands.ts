import { randomBytes } from "node:crypto";
import { db, type Transaction } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { mailKey } from "@/lib/outbox/commands";
import { sha256 } from "@/lib/secrets";
import { DAY_MS } from "@/lib/text/durations";
import { LONGEST_SESSION_DAYS, SESSION_LIFETIME_S } from "./rules";

/** Returns the value for the browser's cookie; the database keeps its hash. */
export async function createSession(tx: Transaction, userId: string): Promise<string> {
  const sessionToken = randomBytes(32).toString("base64url");
  const expires = new Date(Date.now() + SESSION_LIFETIME_S * 1000);
  await tx.session.create({ data: { userId, sessionToken: sha256(sessionToken), expires } });
  return sessionToken;
}

/**
 * Prolongs a session, but never beyond the longest end that sign-in allows. Near that end next-auth asks
 * for it with every request, so the row is written at most twice a day.
 */
export async function extendSession(sessionToken: string, expires: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE "Session" SET "usedAt" = now(), "expires" = LEAST(${expires}::timestamptz,
      "createdAt" + make_interval(days => ${LONGEST_SESSION_DAYS}::int))
    WHERE "sessionToken" = ${sha256(sessionToken)} AND "usedAt" < now() - interval '12 hours'`;
}

export async function endSession(sessionToken: string): Promise<void> {
  await db.session.deleteMany({ where: { sessionToken: sha256(sessionToken) } });
}

/** Signs out one of the person's other browsers; does nothing if its session is gone or somebody else's. */
export async function endBrowser(userId: string, id: string): Promise<void> {
  await db.session.deleteMany({ where: { id, userId } });
}

export async function endAllSessions(userId: string): Promise<void> {
  await db.session.deleteMany({ where: { userId } });
}

/**
 * Job: deletes what has expired and is of no more use. Sign-in mails go with their tokens, since anybody
 * can have one sent to any address. The link in a receipt stays for as long as the address has its account:
 * once expired, it leads to the sign-in page with the address filled in, or, for somebody already signed
 * in, on to the course.
 */
export async function deleteExpired(): Promise<string> {
  const now = new Date();
  const monthAgo = new Date(now.getTime() - 30 * DAY_MS);
  const sessions = await db.session.deleteMany({ where: { expires: { lt: now } } });
  await db.$executeRaw`
    DELETE FROM "OutboxMail" m USING "SignInToken" t
    WHERE t."expiresAt" < ${monthAgo} AND m."key" = ${mailKey("sign-in", "")} || t."id"`;
  const tokens = await db.$executeRaw`
    DELETE FROM "SignInToken" t WHERE t."expiresAt" < ${monthAgo} AND (t."purpose" = 'sign_in'
      OR NOT EXISTS (SELECT FROM "User" u WHERE u."email" = t."email"))`;
  return `${sessions.count} sessions and ${tokens} sign-in links deleted`;
}

/** One account per address; safe when two callers run at once. */
export async function findOrCreateUser(tx: Transaction, email: string) {
  const { count } = await tx.user.createMany({ data: { email }, skipDuplicates: true });
  const user = await tx.user.findUniqueOrThrow({ where: { email } });
  return { user, created: count === 1 };
}

/**
 * Locks the account, so that somebody proving its address and somebody paying with it take turns.
 *
 * @throws Refusal 404 where the account was deleted while its lock was waited for
 */
export async function lockUser(tx: Transaction, userId: string) {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
  const user = await tx.user.findUnique({ where: { id: userId } });
  if (!user) throw new Refusal(404, "This account does not exist any more.");
  return user;
}

/**
 * Locks both ends of a move, the second one only if it has an account. Two moves that cross take their
 * locks in the same order, so they cannot deadlock.
 *
 * @throws Refusal as `lockUser`
 */
export async function lockUsers(tx: Transaction, userId: string, email: string) {
  await tx.$queryRaw`
    SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid OR "email" = ${email}
    ORDER BY "id" FOR UPDATE`;
  return lockUser(tx, userId);
}
