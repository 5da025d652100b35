import { currentUser } from "@/lib/auth/next-auth";
import { findCourse } from "@/lib/courses/public/queries";
import { slugField } from "@/lib/forms/fields";
import { listClosedCourses } from "@/lib/learning/closed/queries";
import type { ClosedCourse } from "@/lib/learning/closed/rules";
import { paths } from "@/lib/paths/public";

/** Of somebody who had the course: why it is closed to them. */
export async function findClosedCourse(courseSlug: string): Promise<ClosedCourse | undefined> {
  const user = await currentUser();
  return user
    ? (await listClosedCourses(user.id)).find(({ slug }) => slug === courseSlug)
    : undefined;
}

/** Where a visitor can read about, and buy, what the closed page teaches; nothing for what is not on sale. */
export async function findCoursePage(courseSlug: string): Promise<string | undefined> {
  const slug = slugField.safeParse(courseSlug);
  const course = slug.success && (await findCourse(slug.data));
  return course ? paths.course(course.slug) : undefined;
}
