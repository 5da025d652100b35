import { notFound, permanentRedirect } from "next/navigation";
import { findCourseByIdOrSlug } from "@/lib/courses/queries";
import { idTextField } from "@/lib/fields";
import { paths } from "@/lib/paths";

export const metadata = { title: "Course Not Found" };

/** Where next.config.ts sends /courses/{number}: old links have the number in place of the slug. */
export default async function CourseByIdPage({ params }: PageProps<"/courses/by-id/[id]">) {
  const id = idTextField.safeParse((await params).id);
  const course = id.success ? await findCourseByIdOrSlug(String(id.data)) : null;
  if (!course) notFound();
  permanentRedirect(paths.course(course.slug));
}
