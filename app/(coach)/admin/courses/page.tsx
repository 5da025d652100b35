import { EntryListPage } from "@/components/admin/entry-list-page";
import { adminPaths } from "@/lib/admin-paths";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { listEditedCourses } from "@/lib/catalogue/queries";
import { privateMetadata } from "@/lib/metadata";
import { formatPence } from "@/lib/money";
import { moveCourseAction } from "./actions";

export const metadata = privateMetadata("Courses");

export default async function CoursesPage() {
  await requireCoachPage(adminPaths.courses);
  const courses = await listEditedCourses();
  return (
    <EntryListPage
      title="Courses"
      create={{ href: adminPaths.newCourse, label: "New course" }}
      entries={courses.map(({ id, title, pricePence, category, publishedAt }) => ({
        id,
        href: adminPaths.course(id),
        title,
        facts: [formatPence(pricePence), category.name],
        badge: publishedAt ? undefined : "Draft",
      }))}
      move={moveCourseAction}
    />
  );
}
