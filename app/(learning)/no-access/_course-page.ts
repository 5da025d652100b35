import { findCourse } from "@/lib/courses/public/queries";
import { slugField } from "@/lib/forms/fields";
import { paths } from "@/lib/paths/public";

/** Where a visitor can read about, and buy, what the closed page teaches; nothing for what is not on sale. */
export async function findCoursePage(courseSlug: string): Promise<string | undefined> {
  const slug = slugField.safeParse(courseSlug);
  const course = slug.success && (await findCourse(slug.data));
  return course ? paths.course(course.slug) : undefined;
}
