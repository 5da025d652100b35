import { lockProgress } from "@/lib/account/lock";
import { createSession, findOrCreateUser, lockUsers } from "@/lib/auth/commands";
import { db, type Transaction } from "@/lib/db";
import { HOUR_MS } from "@/lib/durations";
import { Refusal } from "@/lib/errors";
import { findLiveGrant, liveGrant } from "@/lib/learning/access";
import { grantOrRefund, lockOrder } from "./fulfil";
import { mailWayIn, note } from "./reports";
import { receiptKey } from "./rules";

/** Paying is a way in only for as long as the buyer may still be on the success page. */
const WAY_IN_MS = HOUR_MS;

/**
 * A session for the browser that paid, where the payment created the account and nobody has proved the
 * address yet; otherwise null, and the way in is the mailed link or a code.
 */
export async function signInBuyer(orderId: string): Promise<string | null> {
  return db.$transaction(async (tx) => {
    const order = await findUnprovenPurchase(tx, orderId);
    return order && isFresh(order) ? createSession(tx, order.userId) : null;
  });
}

function isFresh({ paidAt }: { paidAt: Date | null }): boolean {
  return paidAt !== null && Date.now() - paidAt.getTime() < WAY_IN_MS;
}

/**
 * Moves a purchase to the intended address, as long as nobody has signed in by mail. Only this order moves:
 * the mistyped address may belong to somebody with purchases of their own. If the intended address already
 * owns the course, the money goes back and no way in is mailed.
 *
 * @throws Refusal 409 where the address has been proved, its account existed before the payment, or the intended
 * address owns the course and this purchase has been used.
 */
export async function correctBuyerEmail(
  orderId: string,
  email: string,
): Promise<"mailed" | "owned-already"> {
  return db.$transaction(async (tx) => {
    const before = await findUnprovenPurchase(tx, orderId, email);
    if (!before) {
      throw new Refusal(409, "The address of this purchase can no longer be changed here.");
    }
    if (before.email === email) return "mailed";
    await closeMistypedAccount(tx, before);
    const { user, created } = await findOrCreateUser(tx, email);
    const order = await tx.order.update({
      where: { id: orderId },
      data: { email, userId: user.id, createdUser: created, version: { increment: 1 } },
    });
    await note(tx, orderId, "address", "The buyer corrected the address.");
    await lockProgress(tx, before.userId);
    const { courseId } = order;
    if (await findLiveGrant(tx, user.id, courseId)) {
      await refuseUsed(tx, { ...before, courseId });
    }
    await tx.grant.delete({ where: { orderId } });
    const isGranted = await grantOrRefund(tx, order, user.id);
    if (isGranted) {
      await mailWayIn(tx, orderId, receiptKey(orderId, order.version));
      await moveLearning(tx, { from: before.userId, to: user.id, courseId });
    }
    await leaveMistypedAccount(tx, before.userId);
    return isGranted ? "mailed" : "owned-already";
  });
}

/**
 * A second payment goes back by itself, but a course must not be used for days and then be given back by
 * naming somebody who owns it.
 */
async function refuseUsed(
  tx: Transaction,
  { userId, courseId, paidAt }: { userId: string; courseId: number; paidAt: Date | null },
): Promise<void> {
  const begun = await tx.lessonProgress.count({ where: { userId, lesson: { courseId } } });
  if (begun === 0 && isFresh({ paidAt })) return;
  throw new Refusal(
    409,
    "This address owns the course already. Please write to us, and your coach will sort it out with you: our address is at the end of this page.",
  );
}

/** Locked against the coach and the owners of both addresses, who may be signing in at this moment. */
async function findUnprovenPurchase(tx: Transaction, orderId: string, email = "") {
  const locked = await lockOrder(tx, orderId);
  if (!locked?.userId) return null;
  await lockUsers(tx, locked.userId, email);
  const order = await tx.order.findFirst({
    where: {
      id: orderId,
      status: "paid",
      createdUser: true,
      grant: { is: liveGrant },
      // Somebody who paid with the same address later has a better claim to it than this browser, and so has
      // somebody to whom the coach gave a course there.
      user: {
        firstSignInAt: null,
        orders: { none: { id: { not: orderId } } },
        grants: { none: { orderId: null } },
      },
    },
    select: { id: true, email: true, paidAt: true },
  });
  return order && { ...order, userId: locked.userId };
}

/**
 * Signs out the buyer, and ends the ways in that this order mailed to an address nobody has proved. Another
 * order's ways in are left alone: a receipt that is still waiting with one would never be sent.
 */
export async function closeMistypedAccount(
  tx: Transaction,
  order: { id: string; userId: string; email: string | null },
): Promise<void> {
  await tx.session.deleteMany({ where: { userId: order.userId } });
  await tx.$executeRaw`
    UPDATE "SignInToken" t SET "usedAt" = now() FROM "OutboxMail" m
    WHERE m."props" ->> 'orderId' = ${order.id} AND m."to" = ${order.email}
      AND t."id" = (m."props" ->> 'tokenId')::uuid AND t."usedAt" IS NULL`;
}

/** Moves the ticks and the completion of a course to another account. */
export async function moveLearning(
  tx: Transaction,
  { from, to, courseId }: { from: string; to: string; courseId: number },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "LessonProgress" p SET "userId" = ${to}::uuid
    WHERE p."userId" = ${from}::uuid
      AND p."lessonId" IN (SELECT "id" FROM "Lesson" WHERE "courseId" = ${courseId})
      AND NOT EXISTS (
        SELECT 1 FROM "LessonProgress" q WHERE q."userId" = ${to}::uuid AND q."lessonId" = p."lessonId")`;
  await tx.$executeRaw`
    UPDATE "CourseCompletion" c SET "userId" = ${to}::uuid
    WHERE c."userId" = ${from}::uuid AND c."courseId" = ${courseId} AND NOT EXISTS (
      SELECT 1 FROM "CourseCompletion" d WHERE d."userId" = ${to}::uuid AND d."courseId" = ${courseId})`;
}

/** Deletes the account of a mistyped address if nothing else belongs to it. */
export async function leaveMistypedAccount(tx: Transaction, id: string): Promise<void> {
  const isUnused = { orders: { none: {} }, grants: { none: {} }, certificates: { none: {} } };
  await tx.user.deleteMany({ where: { id, ...isUnused } });
}
