import { AdminPage } from "@/components/admin/admin-page";
import { ArrangeList } from "@/components/admin/arrange-list";
import { EntryRow } from "@/components/admin/entry-row";
import { ButtonLink } from "@/components/ui/button";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { listEditedCourses } from "@/lib/catalogue/queries";
import { privateMetadata } from "@/lib/metadata";
import { formatPence } from "@/lib/money";
import { paths } from "@/lib/paths";
import { moveCourseAction } from "./actions";

export const metadata = privateMetadata("Courses");

export default async function CoursesPage() {
  await requireCoachPage(paths.adminCourses);
  const courses = await listEditedCourses();
  return (
    <AdminPage title="Courses">
      <ButtonLink href={paths.adminNewCourse} variant="primary" className="self-start">
        New course
      </ButtonLink>
      <ArrangeList
        label="Courses, in the order of the site"
        action={moveCourseAction}
        items={courses.map((course) => ({
          id: course.id,
          name: course.title,
          row: (
            <EntryRow
              href={paths.adminCourse(course.id)}
              title={course.title}
              facts={[formatPence(course.pricePence), course.category.name]}
              badge={course.publishedAt ? undefined : "Draft"}
            />
          ),
        }))}
      />
    </AdminPage>
  );
}
