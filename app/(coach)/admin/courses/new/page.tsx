import { AdminPage } from "@/components/admin/admin-page";
import { NewCourseForm } from "@/components/admin/courses/new-course-form";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { listCategories } from "@/lib/catalogue/queries";
import { privateMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";
import { createCourseAction } from "../actions";

export const metadata = privateMetadata("New course");

export default async function NewCoursePage() {
  await requireCoachPage(paths.adminNewCourse);
  return (
    <AdminPage title="New course" back={{ href: paths.adminCourses, label: "Courses" }}>
      <NewCourseForm
        draft="new-course"
        action={createCourseAction}
        categories={await listCategories()}
      />
    </AdminPage>
  );
}
