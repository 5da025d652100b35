import { db } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { type CourseAccess, lessonsOf } from "@/lib/learning/access";
import { createNumber } from "./rules";

/**
 * Issues the one certificate of a learner and a course; a second call changes nothing.
 *
 * @throws Refusal 409 below 100 %.
 */
export async function issueCertificate(access: CourseAccess, name: string): Promise<void> {
  const { userId, courseId } = access;
  const course = await db.course.findUniqueOrThrow({
    where: { id: courseId },
    select: {
      title: true,
      lessons: {
        where: lessonsOf(access),
        select: { progress: { where: { userId, completed: true } } },
      },
    },
  });
  const completions = course.lessons.map(({ progress }) => progress[0]?.completedAt);
  const times = completions.flatMap((time) => time?.getTime() ?? []);
  if (times.length === 0 || times.length < completions.length) {
    throw new Refusal(409, "The certificate waits until every lesson is complete.");
  }
  await db.certificate.createMany({
    data: {
      number: createNumber(),
      userId,
      courseId,
      name,
      courseTitle: course.title,
      completedAt: new Date(Math.max(...times)),
    },
    skipDuplicates: true,
  });
}
