import { recordAudit } from "@/lib/audit/commands";
import type { CoachSession } from "@/lib/auth/coach";
import { db, type Transaction } from "@/lib/db";
import { COACH_INBOX, type Mails, queueMail } from "@/lib/outbox/commands";
import { seal, sha256, unseal } from "@/lib/secrets";
import { newReadableCode } from "@/lib/text/readable-code";
import { isProvenNow, SEAL, wasUsedLast } from "./queries";
import { RECOVERY_CODES, RECOVERY_GROUPS } from "./rules";
import { findPhoneStep, findStep, minutesAhead, newSecret } from "./totp";

/** Keeps the current phone until the new one is confirmed. */
export async function beginSetUp(session: CoachSession): Promise<void> {
  const pendingSecret = seal(SEAL, newSecret());
  await db.coachFactor.upsert({
    where: { userId: session.id },
    create: { userId: session.id, pendingSecret },
    update: { pendingSecret },
  });
}

/** Ends all other sessions. Returns new recovery codes, which are shown only once; null for a wrong code. */
export async function finishSetUp(session: CoachSession, code: string): Promise<string[] | null> {
  return db.$transaction(async (tx) => {
    const factor = await lockFactor(tx, session.id);
    const { pendingSecret } = factor ?? {};
    const step = pendingSecret ? findStep(unseal(SEAL, pendingSecret), code) : null;
    if (!factor || step === null || factor.toldSteps.includes(step)) return null;
    await tx.coachFactor.update({
      where: { userId: session.id },
      data: {
        secret: pendingSecret,
        pendingSecret: null,
        lastStep: step,
        confirmedAt: new Date(),
      },
    });
    await tx.session.deleteMany({
      where: { userId: session.id, id: { not: session.sessionId } },
    });
    await markProven(tx, session);
    await report(tx, session, factor.secret ? "second-factor.replace" : "second-factor.set-up");
    return replaceRecoveryCodes(tx, session);
  });
}

/** New recovery codes if the phone was set up just now with this code: the answer that showed them was lost. */
export async function repeatSetUp(session: CoachSession, code: string): Promise<string[] | null> {
  const isRepeated = (await isProvenNow(session)) && (await wasUsedLast(session.id, code));
  return isRepeated ? renewRecoveryCodes(session) : null;
}

/** Accepts the code of each half-minute only once. */
export async function proveByPhone(session: CoachSession, code: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const factor = await lockFactor(tx, session.id);
    const step = factor?.secret ? findStep(unseal(SEAL, factor.secret), code) : null;
    if (!factor || step === null || step <= factor.lastStep) return false;
    if (factor.toldSteps.includes(step)) return false;
    await tx.coachFactor.update({ where: { userId: session.id }, data: { lastStep: step } });
    await markProven(tx, session);
    return true;
  });
}

/**
 * Minutes by which the phone's clock is ahead (negative: behind), derived from a refused code; null if unknown. A
 * code from the future is never accepted later: otherwise anyone who had guessed it would only have to wait.
 */
export async function readPhoneClock(session: CoachSession, code: string): Promise<number | null> {
  return db.$transaction(async (tx) => {
    const factor = await lockFactor(tx, session.id);
    // Checks both phones, because an abandoned set-up of a new one must not hide the clock of the one in use.
    const secrets = [factor?.pendingSecret, factor?.secret].filter((it) => typeof it === "string");
    const steps = secrets.map((secret) => findPhoneStep(unseal(SEAL, secret), code));
    const step = steps.find((it) => it !== null) ?? null;
    if (!factor || step === null) return null;
    await tx.coachFactor.update({
      where: { userId: session.id },
      // The limit is thirty tries a day, and a step is at most a day away.
      data: { toldSteps: [...factor.toldSteps.slice(-99), step] },
    });
    return minutesAhead(step);
  });
}

export async function proveByRecoveryCode(session: CoachSession, code: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.recoveryCode.updateMany({
      where: { userId: session.id, codeHash: sha256(code), usedAt: null },
      data: { usedAt: new Date() },
    });
    if (count === 0) return false;
    await markProven(tx, session);
    await report(tx, session, "second-factor.recover");
    return true;
  });
}

export async function renewRecoveryCodes(session: CoachSession): Promise<string[]> {
  return db.$transaction(async (tx) => {
    await report(tx, session, "second-factor.new-recovery-codes");
    return replaceRecoveryCodes(tx, session);
  });
}

async function replaceRecoveryCodes(tx: Transaction, { id: userId }: CoachSession) {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newReadableCode(RECOVERY_GROUPS));
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: sha256(code) })),
  });
  return codes;
}

async function markProven(tx: Transaction, session: CoachSession): Promise<void> {
  const at = new Date();
  await tx.session.update({ where: { id: session.sessionId }, data: { factorProvenAt: at } });
  await noteArrival(tx, session, at);
}

/** Two codes sent at once take turns, so that the second finds the step used. */
async function lockFactor(tx: Transaction, userId: string) {
  await tx.$queryRaw`SELECT 1 FROM "CoachFactor" WHERE "userId" = ${userId}::uuid FOR UPDATE`;
  return tx.coachFactor.findUnique({ where: { userId } });
}

/** Mails the coach, so that a stranger cannot change the second factor unnoticed. */
async function report(
  tx: Transaction,
  session: CoachSession,
  action: Extract<Mails["security-notice"]["event"], `second-factor.${string}`>,
): Promise<void> {
  const at = new Date();
  await recordAudit(tx, { actor: session.email, action, subject: `user:${session.id}` });
  await queueMail(tx, "security-notice", {
    fact: `${action}:${session.id}:${at.getTime()}`,
    to: session.email,
    props: { event: action, at: at.toISOString() },
  });
}

/** Tells the owners, once, that somebody took up their invitation, also with a phone that was set up before it. */
async function noteArrival(tx: Transaction, session: CoachSession, at: Date): Promise<void> {
  const { count } = await tx.assistant.updateMany({
    where: { email: session.email, cameInAt: null },
    data: { cameInAt: at },
  });
  if (count === 0) return;
  await queueMail(tx, "security-notice", {
    fact: `assistant.set-up:${session.id}:${at.getTime()}`,
    to: COACH_INBOX,
    props: { event: "assistant.set-up", at: at.toISOString() },
  });
}
