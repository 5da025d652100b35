import { AdminPage } from "@/components/admin/admin-page";
import { NewCourseForm } from "@/components/admin/courses/new-course-form";
import { adminPaths } from "@/lib/admin-paths";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { listCategories } from "@/lib/catalogue/queries";
import { privateMetadata } from "@/lib/metadata";
import { createCourseAction } from "../actions";

export const metadata = privateMetadata("New course");

export default async function NewCoursePage() {
  await requireCoachPage(adminPaths.newCourse);
  return (
    <AdminPage title="New course" back={{ href: adminPaths.courses(), label: "Courses" }}>
      <NewCourseForm action={createCourseAction} categories={await listCategories()} />
    </AdminPage>
  );
}
