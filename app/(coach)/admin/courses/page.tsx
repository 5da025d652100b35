import { AdminPage } from "@/components/admin/admin-page";
import { ArrangeList } from "@/components/admin/arrange-list";
import { PageLink } from "@/components/layout/page-link";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { listEditedCourses } from "@/lib/courses/queries";
import { privateMetadata } from "@/lib/metadata";
import { formatPence } from "@/lib/money";
import { paths } from "@/lib/paths";
import { moveCourseAction } from "./actions";

export const metadata = privateMetadata("Courses");

type Course = Awaited<ReturnType<typeof listEditedCourses>>[number];

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
          row: <CourseRow course={course} />,
        }))}
      />
    </AdminPage>
  );
}

function CourseRow({ course }: { course: Course }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0">
        <PageLink href={paths.adminCourse(course.id)} className="font-semibold text-link">
          {course.title}
        </PageLink>
        <p className="text-sm text-muted tabular-nums">
          {formatPence(course.pricePence)} · {course.category.name}
        </p>
      </div>
      {!course.publishedAt && <Badge tone="outline">Draft</Badge>}
    </div>
  );
}
