import { lockUser, unlessErased } from "@/lib/auth/commands";
import { db } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import type { CourseAccess } from "@/lib/learning/access";
import { recordCompletion } from "@/lib/learning/commands";
import { newReadableCode } from "@/lib/text/readable-code";
import { findOwnCertificate } from "./queries";
import { NUMBER_GROUPS } from "./rules";
import type { NameCorrection } from "./schema";

/** Dated when the course first reached 100 % (docs/decisions/0013-certificate-date.md). Throws Refusal 409. */
export async function issueCertificate(access: CourseAccess, name: string): Promise<void> {
  await unlessErased(access.userId, () => issue(access, name));
}

async function issue(access: CourseAccess, name: string): Promise<void> {
  const { userId, courseId } = access;
  if (!(await recordCompletion(access))) {
    throw new Refusal(409, "The certificate waits until every lesson is complete.");
  }
  const { completedAt, course } = await db.courseCompletion.findUniqueOrThrow({
    where: { userId_courseId: { userId, courseId } },
    select: { completedAt: true, course: { select: { title: true } } },
  });
  await db.$transaction(async (tx) => {
    const { count } = await tx.certificate.createMany({
      data: {
        number: newReadableCode(NUMBER_GROUPS),
        userId,
        courseId,
        name,
        courseTitle: course.title,
        completedAt,
      },
      skipDuplicates: true,
    });
    // Prefills the next certificate, and lets the coach find a caller by name.
    if (count === 1) await tx.user.update({ where: { id: userId }, data: { name } });
  });
}

/** Keeps number and date (docs/decisions/0031-certificate-name.md). Throws Refusal 404. */
export async function correctName(
  userId: string,
  { number: typed, name }: NameCorrection,
): Promise<void> {
  await db.$transaction(async (tx) => {
    // The account's name changes too, so two corrections must take turns.
    await lockUser(tx, userId);
    const certificate = await findOwnCertificate(userId, typed, tx);
    if (!certificate) throw notFoundRefusal("This certificate");
    const { number, name: former } = certificate;
    await tx.certificate.update({ where: { number }, data: { name } });
    // Keeps a name that a later certificate gave the account: that one was not mistyped.
    await tx.user.updateMany({ where: { id: userId, name: former }, data: { name } });
  });
}
