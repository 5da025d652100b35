import { db } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import type { CourseAccess } from "@/lib/learning/access";
import { keepCompletion } from "@/lib/learning/commands";
import { newReadableCode } from "@/lib/readable-code";
import { NUMBER_GROUPS } from "./rules";

/**
 * Issues the one certificate for a learner and a course; a second call changes nothing. Its date is when
 * the course first reached 100 % (docs/decisions/certificate-date.md).
 *
 * @throws Refusal 409 below 100 %.
 */
export async function issueCertificate(access: CourseAccess, name: string): Promise<void> {
  const { userId, courseId } = access;
  if (!(await keepCompletion(access))) {
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
    // The next certificate starts with this name, and the coach can find a person who telephones by it.
    if (count === 1) await tx.user.update({ where: { id: userId }, data: { name } });
  });
}
