import { AdminPage } from "@/components/admin/admin-page";
import { GiveCourseForm } from "@/components/admin/people/gift-forms";
import { adminPaths } from "@/lib/admin-paths";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { listEditedCourses } from "@/lib/catalogue/queries";
import { privateMetadata } from "@/lib/metadata";
import { giveCourseAction } from "../actions";

export const metadata = privateMetadata("Give a course");

export default async function GiveCoursePage() {
  await requireCoachPage(adminPaths.giveCourse);
  const courses = await listEditedCourses();
  return (
    <AdminPage
      title="Give a course"
      lead="For a prize, a scholarship, or somebody who paid you in another way. They get a mail with the way in."
      back={{ label: "People", href: adminPaths.people() }}
    >
      <GiveCourseForm action={giveCourseAction} courses={courses} />
    </AdminPage>
  );
}
