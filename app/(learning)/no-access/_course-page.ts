import { currentUser } from "@/lib/auth/next-auth";
import { findCourse } from "@/lib/courses/public/queries";
import { slugField } from "@/lib/forms/fields";
import { listClosedCourses } from "@/lib/learning/closed/queries";
import type { ClosedCourse } from "@/lib/learning/closed/rules";
import { paths } from "@/lib/paths/public";

/** Says why the course is closed to a person who once had access. */
export async function findClosedCourse(courseSlug: string): Promise<ClosedCourse | undefined> {
  const user = await currentUser();
  return user
    ? (await listClosedCourses(user.id)).find(({ slug }) => slug === courseSlug)
    : undefined;
}

/** The page where visitors can read about the course and buy it; undefined if it is not on sale. */
export async function findCoursePage(courseSlug: string): Promise<string | undefined> {
  const slug = slugField.safeParse(courseSlug);
  const course = slug.success && (await findCourse(slug.data));
  return course ? paths.course(course.slug) : undefined;
}
