import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { requireUserPage } from "@/lib/auth/user-page";
import { type CourseAccess, findCourseAccess } from "./access";
import { findLearningCourse, listLessons, listProgress } from "./queries";

/**
 * What both rooms draw, after a second check behind the gate's: somebody signed out is sent to the sign-in
 * page and back to the room, no live grant is "not found", and a former address of the course redirects to
 * `roomAt` its present one. A room's title calls it as well as its page.
 */
export async function requireRoom(courseSlug: string, roomAt: (slug: string) => string) {
  const user = await requireUserPage(roomAt(courseSlug));
  const access = await findAccess(user.id, courseSlug);
  if (!access) notFound();
  if (access.courseSlug !== courseSlug) permanentRedirect(roomAt(access.courseSlug));
  return readRoom(access);
}

const findAccess = cache((userId: string, slug: string) => findCourseAccess(userId, { slug }));

const readRoom = cache(async (access: CourseAccess) => {
  const [course, lessons, progress] = await Promise.all([
    findLearningCourse(access),
    listLessons(access),
    listProgress(access),
  ]);
  const doneLessonIds = progress.filter((row) => row.completed).map((row) => row.lessonId);
  return { course, lessons, progress, doneLessonIds, learnerId: access.userId };
});
