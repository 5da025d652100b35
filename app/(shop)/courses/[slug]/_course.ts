import { permanentRedirect } from "next/navigation";
import { findCourseByIdOrSlug } from "@/lib/courses/cached";
import { slugField } from "@/lib/fields";
import { paths } from "@/lib/paths";

/** Null where no course is on sale. Old links carry the course's number in place of its slug. */
export async function readCourse(params: Promise<{ slug: string }>) {
  const slug = slugField.safeParse((await params).slug);
  const course = slug.success ? await findCourseByIdOrSlug(slug.data) : null;
  if (course && course.slug !== slug.data) permanentRedirect(paths.course(course.slug));
  return course;
}
