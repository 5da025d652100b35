import { CoachForm } from "@/components/admin/coach-form";
import { FactList } from "@/components/admin/fact-list";
import { isLive } from "@/lib/learning/access";
import type { Person } from "@/lib/people/queries";
import { formatDate, formatMoment } from "@/lib/text/dates";
import { endGiftAction } from "../actions";

/** Only gifts: access from a payment is ended on its order's page. */
export function Gifts({ person: { grants } }: { person: Person }) {
  return grants
    .filter((grant) => grant.orderId === null && isLive(grant))
    .map(({ id, createdAt, course }) => (
      <details key={id}>
        <summary className="min-h-11 py-2 font-medium">
          {course.title}, given by hand on {formatDate(createdAt)}: end this access
        </summary>
        <CoachForm
          action={endGiftAction}
          hidden={{ id }}
          draft={`gift:${id}`}
          asksReason
          submit="End this access"
          variant="secondary"
        />
      </details>
    ));
}

type Props = { person: Person };

export function PersonFacts({ person: { name, createdAt, firstSignInAt, sessions } }: Props) {
  const newest = sessions[0]?.createdAt;
  const missing = firstSignInAt ? "no browser is signed in now" : "none yet";
  return (
    <FactList
      facts={[
        ...(name ? [["Name", name] satisfies [string, string]] : []),
        ["With us since", formatMoment(createdAt)],
        ["First sign-in", firstSignInAt ? formatMoment(firstSignInAt) : "none yet"],
        ["Newest sign-in", newest ? formatMoment(newest) : missing],
        ["Signed-in browsers", sessions.length],
      ]}
    />
  );
}
