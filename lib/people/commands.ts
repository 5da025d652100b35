import { moveByCoach } from "@/lib/account/commands";
import { erasePerson } from "@/lib/account/erasure/commands";
import { recordAudit } from "@/lib/audit/commands";
import { findOrCreateUser, lockUser } from "@/lib/auth/commands";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import { findLiveGrant } from "@/lib/learning/access";
import { giveAccess, refuseWhilePaying } from "@/lib/orders/by-hand/commands";
import { signOutUnproven } from "@/lib/payments/fulfil";
import { mailAccessChange } from "@/lib/payments/reports";
import type { CourseGift, MoveRequest } from "./schema";

/** Throws Refusal 400 if the reason contains the address, which would stay in the audit log. */
export async function eraseOnRequest(
  actor: string,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const person = await tx.user.findUnique({ where: { id }, select: { email: true } });
    if (person) refuseAddressIn(reason, person.email);
    await erasePerson(tx, id);
    await recordAudit(tx, { actor, action: "person.erase", subject: `person:${id}`, reason });
  });
}

/**
 * Throws Refusal like `moveByCoach`, and 400 if the reason contains an address, which would stay in the audit log.
 */
export async function movePerson(actor: string, request: MoveRequest): Promise<void> {
  const { id, email, reason } = request;
  const person = await db.user.findUnique({ where: { id }, select: { email: true } });
  for (const address of [person?.email ?? email, email]) refuseAddressIn(reason, address);
  await moveByCoach(actor, request);
}

export async function signPersonOut(actor: string, id: string): Promise<number> {
  return db.$transaction(async (tx) => {
    const person = await tx.user.findUnique({ where: { id }, select: { id: true } });
    if (!person) throw notFoundRefusal("This person");
    const { count: browsers } = await tx.session.deleteMany({ where: { userId: id } });
    // The browser that paid would otherwise sign itself in again.
    await tx.order.updateMany({ where: { userId: id }, data: { createdUser: false } });
    const subject = `person:${id}`;
    await recordAudit(tx, { actor, action: "person.sign-out", subject, after: { browsers } });
    return browsers;
  });
}

function refuseAddressIn(reason: string, email: string): void {
  if (!reason.toLowerCase().includes(email)) return;
  throw new Refusal(400, "Please leave the address out: the reason is kept for good.");
}

/**
 * Throws Refusal 404; 409 if they have access or a payment is under way; 503 without the provider; 400 if the
 * reason contains the address.
 */
export async function giveCourse(actor: string, gift: CourseGift): Promise<void> {
  const { email, courseId, reason } = gift;
  refuseAddressIn(reason, email);
  await refuseWhilePaying(email, courseId);
  await db.$transaction(async (tx) => {
    const course = await tx.course.findUnique({ where: { id: courseId } });
    if (!course) throw notFoundRefusal("This course");
    const { user } = await findOrCreateUser(tx, email);
    const person = await lockUser(tx, user.id);
    await signOutUnproven(tx, person);
    if (await findLiveGrant(tx, user.id, courseId)) {
      throw new Refusal(409, "They have this course already.");
    }
    await refuseBought(tx, user.id, courseId);
    const grant = await giveAccess(tx, person, { courseId, reason });
    await recordAudit(tx, {
      actor,
      action: "access.grant",
      subject: `person:${user.id}`,
      after: { grantId: grant.id, course: course.title },
      reason,
    });
  });
}

/** A gift would leave out the lessons that were retired since the purchase. */
async function refuseBought(tx: Transaction, userId: string, courseId: number): Promise<void> {
  const ended = { userId, courseId, revokedAt: { not: null }, endedAt: null, suspendedAt: null };
  const bought = await tx.grant.findFirst({
    where: { ...ended, order: { isNot: null } },
    select: { order: { select: { number: true } } },
  });
  if (!bought?.order) return;
  throw new Refusal(
    409,
    `They bought this course, and the access was ended by hand. Give access on the page of order ${bought.order.number}.`,
  );
}

/** Ends only this grant, none from a payment. Throws Refusal 404, or 409 if it has ended already. */
export async function endGift(
  actor: string,
  { id, reason }: { id: string; reason: string },
): Promise<string> {
  return db.$transaction(async (tx) => {
    const grant = await tx.grant.findFirst({
      where: { id, orderId: null },
      select: { id: true, userId: true, courseId: true, course: { select: { title: true } } },
    });
    if (!grant) throw notFoundRefusal("This access");
    const { email } = await lockUser(tx, grant.userId);
    refuseAddressIn(reason, email);
    const where = { id, revokedAt: null };
    const { count } = await tx.grant.updateMany({ where, data: { revokedAt: new Date() } });
    if (count === 0) throw new Refusal(409, "This access has ended already.");
    await mailAccessChange(tx, grant, "ended");
    await recordAudit(tx, {
      actor,
      action: "access.end",
      subject: `person:${grant.userId}`,
      before: { grantId: id, course: grant.course.title },
      reason,
    });
    return grant.userId;
  });
}
