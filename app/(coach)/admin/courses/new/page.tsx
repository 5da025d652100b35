import { AdminPage } from "@/components/admin/admin-page";
import { NewCourseForm } from "@/components/admin/courses/new-course-form";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { listCategories, listEditedCourses } from "@/lib/catalogue/queries";
import { privateMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";
import { createCourseAction } from "../actions";

export const metadata = privateMetadata("New course");

export default async function NewCoursePage() {
  await requireCoachPage(paths.adminNewCourse);
  const [categories, courses] = await Promise.all([listCategories(), listEditedCourses()]);
  return (
    <AdminPage title="New course" back={{ href: paths.adminCourses, label: "Courses" }}>
      <NewCourseForm
        // Making the course leads on to it, with nobody left to drop what was kept: the next has another name.
        draft={`new-course:${courses.length}`}
        action={createCourseAction}
        categories={categories}
      />
    </AdminPage>
  );
}
