import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { GiveCourseForm } from "@/components/admin/people/give-course-form";
import { Notice } from "@/components/ui/notice";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { findEditedCourse } from "@/lib/courses/editing/queries";
import { idTextField } from "@/lib/forms/fields";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { giveCourseAction } from "../../actions";

export const metadata = privateMetadata("Give a course");

export default async function GiveCoursePage({
  params,
}: PageProps<"/admin/courses/[courseId]/give">) {
  const named = idTextField.safeParse((await params).courseId);
  const [id] = await requireCoachPageOf(named, adminPaths.giveCourse);
  const course = (await findEditedCourse(id)) ?? notFound();
  return (
    <AdminPage
      title={`Give “${course.title}”`}
      lead="For a prize, a scholarship, or somebody who paid you in another way. They get a mail with a sign-in link."
      back={{ label: course.title, href: adminPaths.course(id) }}
    >
      {!course.publishedAt && (
        <Notice title="This course is a draft" isAnnounced={false}>
          Visitors cannot see or buy it. The people you give it to can learn in it all the same:
          they see its lessons, except those that are drafts themselves.
        </Notice>
      )}
      <GiveCourseForm action={giveCourseAction} courseId={id} />
    </AdminPage>
  );
}
