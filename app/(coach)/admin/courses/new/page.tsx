import { AdminPage } from "@/components/admin/admin-page";
import { NewCourseForm } from "@/components/admin/courses/new-course-form";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { listCategories } from "@/lib/courses/editing/queries";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
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
