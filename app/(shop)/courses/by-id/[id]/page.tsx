import { permanentRedirect } from "next/navigation";
import { UnknownCourse } from "@/components/courses/unknown-course";
import { findCourseByIdOrSlug } from "@/lib/courses/public/queries";
import { idTextField } from "@/lib/forms/fields";
import { paths } from "@/lib/paths/public";
import { declareNotFound } from "@/lib/request-context";
import { privateMetadata } from "@/lib/site/metadata";

export const metadata = privateMetadata("Course Not Found");

/** next.config.ts rewrites /courses/{number} to this page: old links have the number in place of the slug. */
export default async function CourseByIdPage({ params }: PageProps<"/courses/by-id/[id]">) {
  const id = idTextField.safeParse((await params).id);
  const course = id.success ? await findCourseByIdOrSlug(String(id.data)) : null;
  if (!course) {
    declareNotFound();
    return <UnknownCourse />;
  }
  permanentRedirect(paths.course(course.slug));
}
