import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import type { ClosedCourse, Closing } from "@/lib/learning/closed/rules";
import { formatDate } from "@/lib/text/dates";

const titles: Record<Closing["why"], string> = {
  paused: "Your access is paused",
  refunded: "Your access has ended",
  disputed: "Your access has ended",
  "ended by the coach": "Your access has ended",
};

/** Says why a course is closed to somebody who once had it. */
export function ClosedCourseNotice({
  course,
  children,
}: {
  course: ClosedCourse;
  children?: ReactNode;
}) {
  return (
    <Notice title={`${titles[course.why]}: ${course.title}`}>
      <p>{describeClosing(course)}</p>
      {children}
    </Notice>
  );
}

export function describeClosing({ why, since }: Closing): string {
  const day = formatDate(since);
  switch (why) {
    case "paused":
      return `On ${day} the bank told us of a complaint about the payment, so the course is paused until the bank decides. Your progress is kept. If the complaint was a mistake, please tell your bank and write to us.`;
    case "refunded":
      return `The payment was refunded, so the access ended on ${day}. Your progress is kept, and you can buy the course again.`;
    case "disputed":
      return `The bank gave the payment back after a complaint, so the access ended on ${day}. Your progress is kept, and you can buy the course again.`;
    case "ended by the coach":
      return `Your coach ended this access on ${day}. Your progress is kept. If you did not expect this, please write to us.`;
  }
}
