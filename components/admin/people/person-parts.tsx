import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { ProgressBar } from "@/components/ui/progress-bar";
import { nameMail } from "@/lib/mail/list";
import { whyUnsent } from "@/lib/mail/rules";
import { adminPaths } from "@/lib/paths/back-office";
import type { CourseProgress } from "@/lib/people/schema";
import { formatDate, formatMoment } from "@/lib/text/dates";
import { formatPence } from "@/lib/text/money";
import { hideSums } from "@/lib/text/sums";

type PartProps = { title: string; empty: string; children: ReactNode[] };

function Part({ title, empty, children }: PartProps) {
  return (
    <section>
      <h2 className="mb-3 text-2xl">{title}</h2>
      {children.length > 0 ? (
        <ul className="divide-y divide-rule border-y border-rule">{children}</ul>
      ) : (
        <p className="text-muted">{empty}</p>
      )}
    </section>
  );
}

type Grant = {
  id: string;
  courseId: number;
  reason: string;
  createdAt: Date;
  suspendedAt: Date | null;
  endedAt: Date | null;
  revokedAt: Date | null;
};

type CoursesProps = { courses: CourseProgress[]; grants: Grant[]; showsSums: boolean };

export function PersonCourses({ courses, grants, showsSums }: CoursesProps) {
  return (
    <Part title="Courses" empty="No course so far.">
      {courses.map((course) => (
        <li key={course.courseId} className="flex max-w-measure flex-col gap-2 py-4">
          <span className="font-semibold">{course.courseTitle}</span>
          <ProgressBar label={`Progress in ${course.courseTitle}`} value={course.percentage} />
          <span className="text-sm text-muted tabular-nums">{describeProgress(course)}</span>
          {grants
            .filter(({ courseId }) => courseId === course.courseId)
            .map((grant) => (
              <span key={grant.id} className="text-sm text-muted">
                {showsSums ? describeGrant(grant) : hideSums(describeGrant(grant))}
              </span>
            ))}
        </li>
      ))}
    </Part>
  );
}

function describeProgress(course: CourseProgress): string {
  if (course.finishedAt) return `Finished on ${formatDate(course.finishedAt)}`;
  if (!course.lastLesson) return "Never began";
  const day = formatDate(course.lastProgressAt);
  return `${course.percentage}% complete, last at “${course.lastLesson}” on ${day}`;
}

function describeGrant({ reason, createdAt, suspendedAt, endedAt, revokedAt }: Grant): string {
  const since = `Access since ${formatDate(createdAt)} (${reason})`;
  // A course may be both refunded and ended by hand; whichever came first closed it.
  const [end] = [endedAt, revokedAt].filter((at) => at !== null).toSorted((a, b) => +a - +b);
  if (end) return `${since}, ended on ${formatDate(end)}`;
  return suspendedAt ? `${since}, paused on ${formatDate(suspendedAt)}` : since;
}

type Order = { number: number; courseTitle: string; pricePence: number; createdAt: Date };

export function PersonOrders({ orders, showsSums }: { orders: Order[]; showsSums: boolean }) {
  return (
    <Part title="Orders" empty="Nothing was bought with this account.">
      {orders.map((order) => (
        <li key={order.number}>
          <PageLink
            href={adminPaths.order(order.number)}
            className="group flex flex-wrap justify-between gap-x-6 py-3"
          >
            <span className="group-hover:underline">
              <span className="font-semibold tabular-nums">{order.number}</span> {order.courseTitle}
            </span>
            <span className="text-sm text-muted tabular-nums">
              {[showsSums && formatPence(order.pricePence), formatDate(order.createdAt)]
                .filter(Boolean)
                .join(", ")}
            </span>
          </PageLink>
        </li>
      ))}
    </Part>
  );
}

type Mail = {
  id: string;
  kind: string;
  subject: string | null;
  createdAt: Date;
  sentAt: Date | null;
  givenUpBecause: string | null;
};

export function PersonMails({ mails, showsSums }: { mails: Mail[]; showsSums: boolean }) {
  return (
    <Part title="Mails" empty="None are kept.">
      {mails.map((mail) => (
        <li key={mail.id} className="flex flex-wrap justify-between gap-x-6 py-3">
          <span>{showsSums ? nameOf(mail) : hideSums(nameOf(mail))}</span>
          <span className="text-sm text-muted tabular-nums">{whatBecameOf(mail)}</span>
        </li>
      ))}
    </Part>
  );
}

/** The coach's own words in a subject may contain an amount. */
function nameOf({ subject, kind }: Mail): string {
  return subject ?? nameMail(kind);
}

function whatBecameOf({ sentAt, givenUpBecause, createdAt }: Mail): string {
  if (sentAt) return `sent ${formatMoment(sentAt)}`;
  return givenUpBecause
    ? `not sent: ${whyUnsent(givenUpBecause)}`
    : `waiting since ${formatMoment(createdAt)}`;
}
