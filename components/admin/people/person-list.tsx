import { LinkRows } from "@/components/admin/link-rows";
import { adminPaths } from "@/lib/paths/back-office";
import type { CourseProgress, ListedPerson } from "@/lib/people/schema";
import { formatDate } from "@/lib/text/dates";

type Props = { people: ListedPerson[]; none: string };

export function PersonList({ people, none }: Props) {
  return (
    <LinkRows
      rows={people}
      hrefOf={({ id }) => adminPaths.person(id)}
      grid="gap-x-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem]"
      none={none}
    >
      {({ email, createdAt, courses }) => (
        <>
          <span className="font-semibold group-hover:underline">{email}</span>
          <span className="text-sm">
            {courses.length === 0 && <span className="text-muted">No course</span>}
            {courses.map((course) => (
              <span key={course.courseId} className="block">
                {course.courseTitle} <Share course={course} />
              </span>
            ))}
          </span>
          <span className="text-sm text-muted tabular-nums md:text-right">
            {formatDate(createdAt)}
          </span>
        </>
      )}
    </LinkRows>
  );
}

function Share({ course }: { course: CourseProgress }) {
  return (
    <span className={`tabular-nums ${course.finishedAt ? "text-done" : "text-muted"}`}>
      {course.isOpen ? `${course.percentage}%` : "closed"}
    </span>
  );
}
