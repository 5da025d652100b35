import { db, type Transaction } from "@/lib/db";
import { giveBackRate, limitRate } from "@/lib/http/rate-limit";
import { logger } from "@/lib/logger";
import { queueMail } from "@/lib/outbox/commands";
import type { LinkToken } from "@/lib/paths/mailed-link";
import { paths } from "@/lib/paths/public";
import { sameSecret } from "@/lib/secrets";
import { createSession, findOrCreateUser, lockUser } from "./commands";
import { findTokenByLink } from "./queries";
import {
  MAX_CODE_TRIES,
  PURCHASE_LINK_LIFETIME_MS,
  SIGN_IN_LIFETIME_MS,
  signInCode,
} from "./rules";

type SignedIn = { status: "signed-in"; sessionToken: string; callbackPath: string };

/** Sends the same mail to known and unknown addresses. */
export async function requestSignIn(email: string, callbackPath: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const token = await tx.signInToken.create({
      data: { email, callbackPath, purpose: "sign_in", expiresAt: after(SIGN_IN_LIFETIME_MS) },
    });
    const props = { tokenId: token.id };
    await queueMail(tx, "sign-in", { fact: token.id, to: email, props });
  });
}

/** The link is valid for a day, and there is no code. */
export async function createPurchaseToken(tx: Transaction, email: string, courseSlug: string) {
  return tx.signInToken.create({
    data: {
      email,
      callbackPath: paths.learn(courseSlug),
      purpose: "purchase",
      expiresAt: after(PURCHASE_LINK_LIFETIME_MS),
    },
  });
}

/**
 * Tells whether an outgoing mail may carry its link. A receipt's link is valid for a day from its sending,
 * which may be long after the sale; an expired sign-in link stays expired.
 */
export async function renewLink(tokenId: string): Promise<boolean> {
  const unused = { id: tokenId, usedAt: null };
  const { count } = await db.signInToken.updateMany({
    where: { ...unused, purpose: "purchase" },
    data: { expiresAt: after(PURCHASE_LINK_LIFETIME_MS) },
  });
  if (count === 1) return true;
  const fresh = { ...unused, expiresAt: { gt: new Date() } };
  return (await db.signInToken.count({ where: fresh })) === 1;
}

export async function signInByLink(
  link: LinkToken,
): Promise<SignedIn | { status: "unknown" | "ended" }> {
  const outcome = await db.$transaction(async (tx) => {
    const token = await findTokenByLink(link, tx);
    if (!token) return { status: "unknown" as const };
    await lockAddress(tx, token.email);
    const sessionToken = await redeemToken(tx, token.id, token.email);
    if (!sessionToken) return { status: "ended" as const };
    return signedIn(sessionToken, token.callbackPath);
  });
  logger.info({ way: "link", outcome: outcome.status }, "sign-in");
  return outcome;
}

/**
 * Accepts the code of any unused mail: requesting another must not invalidate the code that the owner is
 * typing. A try counts against all of them. Throws Refusal 429.
 */
export async function signInByCode(
  email: string,
  code: string,
): Promise<SignedIn | { status: "wrong" | "ended" }> {
  const mails = await listOpenSignIns(email);
  const points = Math.max(1, mails.length);
  await limitRate("sign-in-code-address", email, points);
  const outcome = await db.$transaction(async (tx) => {
    await lockAddress(tx, email);
    // Leaves out a mail sent meanwhile, which the limit has not counted.
    const tokens = await countCodeTry(tx, email, mails);
    const [token] = tokens.filter(({ id }) => sameSecret(code, signInCode(id)));
    const sessionToken = token && (await redeemToken(tx, token.id, email));
    if (sessionToken) return signedIn(sessionToken, token.callbackPath);
    return { status: (await isEnded(tx, email, code)) ? ("ended" as const) : ("wrong" as const) };
  });
  if (outcome.status === "signed-in") await giveBackRate("sign-in-code-address", email, points);
  logger.info({ way: "code", outcome: outcome.status }, "sign-in");
  return outcome;
}

function signedIn(sessionToken: string, callbackPath: string | null): SignedIn {
  return { status: "signed-in", sessionToken, callbackPath: callbackPath ?? paths.account };
}

/** Locks the account before its links and codes, as moving and erasing do. */
async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "email" = ${email} FOR UPDATE`;
}

async function redeemToken(
  tx: Transaction,
  tokenId: string,
  email: string,
): Promise<string | null> {
  const now = new Date();
  const { count } = await tx.signInToken.updateMany({
    // The account may have moved to another address while this waited for the lock.
    where: { id: tokenId, email, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  if (count === 0) return null;
  const found = await findOrCreateUser(tx, email);
  const user = await lockUser(tx, found.user.id);
  if (!user.firstSignInAt) {
    // Ends sessions that were opened by paying, without a proof of the address.
    await tx.session.deleteMany({ where: { userId: user.id } });
  }
  await tx.user.update({
    where: { id: user.id },
    data: {
      emailVerified: user.emailVerified ?? now,
      firstSignInAt: user.firstSignInAt ?? now,
    },
  });
  return createSession(tx, user.id);
}

function openSignIns(email: string) {
  return {
    email,
    purpose: "sign_in",
    usedAt: null,
    expiresAt: { gt: new Date() },
    codeTries: { lt: MAX_CODE_TRIES },
  } as const;
}

const REMEMBERED = 20;

/** Gives the same answer for known and unknown addresses. */
async function isEnded(tx: Transaction, email: string, code: string): Promise<boolean> {
  if ((await tx.signInToken.count({ where: openSignIns(email) })) === 0) return true;
  const ended = await tx.signInToken.findMany({
    where: { email, purpose: "sign_in", NOT: openSignIns(email) },
    orderBy: { createdAt: "desc" },
    take: REMEMBERED,
    select: { id: true },
  });
  return ended.some(({ id }) => sameSecret(code, signInCode(id)));
}

async function listOpenSignIns(email: string): Promise<string[]> {
  const mails = await db.signInToken.findMany({ where: openSignIns(email), select: { id: true } });
  return mails.map(({ id }) => id);
}

/** Call it before the code is compared: parallel guesses must not outrun the counter. */
async function countCodeTry(tx: Transaction, email: string, mails: string[]) {
  // Locks in the order of ids, so that two guesses cannot deadlock.
  await tx.$queryRaw`SELECT 1 FROM "SignInToken" WHERE "email" = ${email} ORDER BY "id" FOR UPDATE`;
  return tx.signInToken.updateManyAndReturn({
    where: { ...openSignIns(email), id: { in: mails } },
    data: { codeTries: { increment: 1 } },
    select: { id: true, callbackPath: true },
  });
}

function after(milliseconds: number): Date {
  return new Date(Date.now() + milliseconds);
}
