import { LinkRows } from "@/components/admin/link-rows";
import { adminPaths } from "@/lib/paths/back-office";
import type { CourseProgress } from "@/lib/people/schema";
import { formatDate } from "@/lib/text/dates";

type Props = { people: { id: string; email: string; course: CourseProgress }[]; none: string };

export function StuckList({ people, none }: Props) {
  return (
    <LinkRows
      rows={people}
      hrefOf={({ id }) => adminPaths.person(id)}
      keyOf={({ id, course }) => `${id}:${course.courseId}`}
      grid="gap-x-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem]"
      none={none}
    >
      {({ email, course }) => (
        <>
          <span className="font-semibold group-hover:underline">{email}</span>
          <span className="text-sm">
            <span className="block">
              {course.courseTitle}{" "}
              <span className="text-muted tabular-nums">{course.percentage}%</span>
            </span>
            <span className="block text-muted">
              {course.lastLesson ? `Last at “${course.lastLesson}”` : "Never began"}
            </span>
          </span>
          <span className="text-sm text-muted tabular-nums md:text-right">
            {formatDate(course.lastProgressAt)}
          </span>
        </>
      )}
    </LinkRows>
  );
}
