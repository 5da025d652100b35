import { PageLink } from "@/components/layout/page-link";
import { adminPaths } from "@/lib/paths/back-office";
import type { CourseProgress } from "@/lib/people/schema";
import { formatDate } from "@/lib/text/dates";

type Props = { people: { id: string; email: string; course: CourseProgress }[] };

/** Who stopped, in which course, and where. */
export function StuckList({ people }: Props) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {people.map(({ id, email, course }) => (
        <li key={`${id}:${course.courseId}`}>
          <PageLink
            href={adminPaths.person(id)}
            className="group grid gap-x-8 gap-y-1 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem]"
          >
            <span className="font-semibold break-all group-hover:underline">{email}</span>
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
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
