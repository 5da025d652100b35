import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { requireUserPage } from "@/lib/auth/user-page";
import { type CourseAccess, findCourseAccess } from "./access";
import { findLearningCourse, listLessons, listProgress } from "./queries";

/** Checks access again behind the gate. A page and its metadata both call it. */
export async function requireLearningPage(courseSlug: string, pathOf: (slug: string) => string) {
  const user = await requireUserPage(pathOf(courseSlug));
  const access = await findAccess(user.id, courseSlug);
  if (!access) notFound();
  if (access.courseSlug !== courseSlug) permanentRedirect(pathOf(access.courseSlug));
  return readLearningPage(access);
}

const findAccess = cache((userId: string, slug: string) => findCourseAccess(userId, { slug }));

const readLearningPage = cache(async (access: CourseAccess) => {
  const [course, lessons, progress] = await Promise.all([
    findLearningCourse(access),
    listLessons(access),
    listProgress(access),
  ]);
  const doneLessonIds = progress.filter((row) => row.completed).map((row) => row.lessonId);
  return { course, lessons, progress, doneLessonIds, learnerId: access.userId };
});
