import { createSession, findOrCreateUser, lockUsers } from "@/lib/auth/commands";
import { db, type Transaction, transact } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import type { Order, Prisma } from "@/lib/generated/prisma/client";
import { findLiveGrant, liveGrant } from "@/lib/learning/access";
import { lockProgress } from "@/lib/learning/commands";
import { grantOrRefund } from "@/lib/payments/fulfil";
import { mailReceipt, note, reportCorrection } from "@/lib/payments/reports";
import { ENTERED } from "@/lib/payments/rules";
import { HOUR_MS } from "@/lib/text/durations";

/** Paying signs the buyer in only while they may still be on the success page. */
const SIGNS_IN_MS = HOUR_MS;

/**
 * A session for the browser that paid, if only its payments created the account and nobody has proved the
 * address yet. Otherwise null, and the buyer signs in by mail. `held` are the orders that this browser began.
 */
export async function signInBuyer(orderId: string, held: string[]): Promise<string | null> {
  return transact(async (tx) => {
    const order = await lockUnprovenPurchase(tx, orderId, held);
    if (!order || !isJustPaid(order)) return null;
    await noteEntry(tx, orderId);
    return createSession(tx, order.userId);
  });
}

/** Noted only once, because the gate lets the buyer in again whenever a session has ended. */
async function noteEntry(tx: Transaction, orderId: string): Promise<void> {
  if (await tx.orderEvent.findFirst({ where: { orderId, kind: ENTERED } })) return;
  await note(tx, orderId, ENTERED, "The browser that paid was signed in.");
}

export function isJustPaid({ paidAt }: { paidAt: Date | null }): boolean {
  return paidAt !== null && Date.now() - paidAt.getTime() < SIGNS_IN_MS;
}

/** `held` are the orders that this browser began. */
export async function mayCorrectEmail(orderId: string, held: string[]): Promise<boolean> {
  return (await db.order.count({ where: unprovenPurchase(orderId, held) })) > 0;
}

/**
 * Moves to the intended address everything that this browser bought with the mistyped one, as long as nobody
 * has signed in by mail. A course that the intended address already owns is refunded, and no sign-in link is
 * mailed.
 *
 * @throws Refusal 409 if the address has been proved, its account is older than the payment or also holds
 * purchases or gifts of others, or the intended address owns a course that has been used meanwhile.
 */
export async function correctBuyerEmail(
  orderId: string,
  email: string,
  held: string[],
): Promise<"mailed" | "owned-already"> {
  return transact(async (tx) => {
    const before = await lockUnprovenPurchase(tx, orderId, held, email);
    if (!before) {
      throw new Refusal(409, "The address of this purchase can no longer be changed here.");
    }
    if (before.email === email) return "mailed";
    const from = before.userId;
    const orders = await tx.order.findMany({ where: { userId: from } });
    for (const order of orders) await closeMistypedAccount(tx, { ...order, userId: from });
    const to = await findOrCreateUser(tx, email, before.buyerName);
    await lockProgress(tx, from);
    for (const order of orders) await movePurchase(tx, order, from, to);
    await leaveMistypedAccount(tx, from);
    return (await tx.grant.count({ where: { orderId } })) > 0 ? "mailed" : "owned-already";
  });
}

async function movePurchase(
  tx: Transaction,
  { id: orderId, paidAt }: Order,
  from: string,
  { user, created }: Awaited<ReturnType<typeof findOrCreateUser>>,
): Promise<void> {
  const live = await tx.grant.findMany({ where: { orderId, userId: from, ...liveGrant } });
  const lines = await tx.orderLine.findMany({ where: { orderId } });
  // The owner of a course keeps their own progress in it.
  const moved = [];
  for (const { courseId } of lines) {
    const isOwned = (await findLiveGrant(tx, user.id, courseId)) !== null;
    const isLive = live.some((grant) => grant.courseId === courseId);
    if (isLive && isOwned) await refuseUsed(tx, { userId: from, courseId, paidAt });
    if (!isOwned) moved.push(courseId);
  }
  const order = await tx.order.update({
    where: { id: orderId },
    data: { email: user.email, userId: user.id, createdUser: created, version: { increment: 1 } },
  });
  await reportCorrection(tx, orderId, "buyer");
  await tx.grant.deleteMany({ where: { id: { in: live.map(({ id }) => id) } } });
  await tx.grant.updateMany({ where: { orderId, userId: from }, data: { userId: user.id } });
  const isGranted = live.length > 0 && (await grantOrRefund(tx, order, user.id));
  if (isGranted) await mailReceipt(tx, orderId, order.version);
  for (const courseId of moved) await moveLearning(tx, { from, to: user.id, courseId });
}

/**
 * A second payment for an owned course is refunded automatically. Without this check, a buyer could use a
 * course for days and then get the money back by naming somebody who owns it.
 */
async function refuseUsed(
  tx: Transaction,
  { userId, courseId, paidAt }: { userId: string; courseId: number; paidAt: Date | null },
): Promise<void> {
  const begun = await tx.lessonProgress.count({ where: { userId, lesson: { courseId } } });
  if (begun === 0 && isJustPaid({ paidAt })) return;
  throw new Refusal(
    409,
    "This address owns the course already. Please write to us, and your coach will sort it out with you: our address is at the end of this page.",
  );
}

/** Locks out the coach and the owners of both addresses, who may be signing in at this very moment. */
async function lockUnprovenPurchase(
  tx: Transaction,
  orderId: string,
  held: string[],
  email = "",
): Promise<(Pick<Order, "email" | "buyerName" | "paidAt"> & { userId: string }) | null> {
  await tx.$queryRaw`
    SELECT 1 FROM "Order" WHERE "id" = ANY(${held}::uuid[]) ORDER BY "id" FOR UPDATE`;
  const select = { userId: true, email: true, buyerName: true, paidAt: true } as const;
  const locked = await tx.order.findUnique({ where: { id: orderId }, select });
  if (!locked?.userId) return null;
  await lockUsers(tx, locked.userId, email);
  const isTheirs = await tx.order.count({ where: unprovenPurchase(orderId, held) });
  return isTheirs ? { ...locked, userId: locked.userId } : null;
}

/**
 * A purchase in an account whose address nobody has proved, and whose orders this browser alone began and
 * paid. Anybody else who paid with the address, or got a course there from the coach, even through an order
 * that was never paid, has a better claim to it.
 */
function unprovenPurchase(orderId: string, held: string[]): Prisma.OrderWhereInput {
  return {
    id: orderId,
    status: "paid",
    grants: { some: liveGrant },
    user: {
      firstSignInAt: null,
      orders: {
        some: { createdUser: true },
        none: { NOT: { id: { in: held }, status: "paid" } },
      },
      grants: { none: { orderId: null } },
    },
  };
}

/**
 * Signs out the buyer and deletes the unused sign-in links of this order's mails. It doesn't mark them as used,
 * which would look like sign-ins, or as expired, because a waiting receipt would renew them. It leaves other
 * orders' links alone: without its link, a waiting receipt would never be sent.
 */
export async function closeMistypedAccount(
  tx: Transaction,
  order: { id: string; userId: string; email: string | null },
): Promise<void> {
  await tx.session.deleteMany({ where: { userId: order.userId } });
  await tx.$executeRaw`
    DELETE FROM "SignInToken" t USING "OutboxMail" m
    WHERE m."props" ->> 'orderId' = ${order.id} AND m."to" = ${order.email}
      AND t."id" = (m."props" ->> 'tokenId')::uuid AND t."usedAt" IS NULL`;
}

/** Moves a course's ticks, completion and certificate, except those that the other account already has. */
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
  await tx.$executeRaw`
    UPDATE "Certificate" c SET "userId" = ${to}::uuid
    WHERE c."userId" = ${from}::uuid AND c."courseId" = ${courseId} AND NOT EXISTS (
      SELECT 1 FROM "Certificate" d WHERE d."userId" = ${to}::uuid AND d."courseId" = ${courseId})`;
}

/** Deletes the account of a mistyped address if nothing else belongs to it. */
export async function leaveMistypedAccount(tx: Transaction, id: string): Promise<void> {
  const isUnused = { orders: { none: {} }, grants: { none: {} }, certificates: { none: {} } };
  await tx.user.deleteMany({ where: { id, ...isUnused } });
}
