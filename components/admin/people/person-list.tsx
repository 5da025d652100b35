import { PageLink } from "@/components/layout/page-link";
import { adminPaths } from "@/lib/paths/back-office";
import type { CourseProgress, ListedPerson } from "@/lib/people/schema";
import { formatDate } from "@/lib/text/dates";

/** One person per line, and the whole line is a link; on a phone the line folds into a card. */
export function PersonList({ people }: { people: ListedPerson[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {people.map(({ id, email, createdAt, courses }) => (
        <li key={id}>
          <PageLink
            href={adminPaths.person(id)}
            className="group grid gap-x-8 gap-y-1 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem]"
          >
            <span className="font-semibold break-all group-hover:underline">{email}</span>
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
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function Share({ course }: { course: CourseProgress }) {
  return (
    <span className={`tabular-nums ${course.finishedAt ? "text-done" : "text-muted"}`}>
      {course.isOpen ? `${course.percentage}%` : "closed"}
    </span>
  );
}
