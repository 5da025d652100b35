import { notFound } from "next/navigation";
import { z } from "zod";
import { AdminPage } from "@/components/admin/admin-page";
import { CoachForm } from "@/components/admin/coach-form";
import { FactList } from "@/components/admin/fact-list";
import { PersonCourses, PersonMails, PersonOrders } from "@/components/admin/people/person-parts";
import { ButtonLink } from "@/components/ui/button";
import { Outcome } from "@/components/ui/outcome";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { isLive } from "@/lib/learning/access";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import { findPerson, type Person } from "@/lib/people/queries";
import { privateMetadata } from "@/lib/site/metadata";
import { formatDate, formatMoment } from "@/lib/text/dates";
import { endGiftAction, signPersonOutAction } from "../actions";

export const metadata = privateMetadata("Person");

export default async function PersonPage({
  params,
  searchParams,
}: PageProps<"/admin/people/[id]">) {
  const named = z.uuid().safeParse((await params).id);
  const [id] = await requireCoachPageOf(named, adminPaths.person);
  const person = (await findPerson(id)) ?? notFound();
  const { ended } = await searchParams;
  return (
    <AdminPage
      title="Person"
      lead={
        <a href={paths.mail(person.email)} className="text-link break-all">
          {person.email}
        </a>
      }
      back={{ label: "People", href: adminPaths.people() }}
    >
      {ended && (
        <Outcome>The course is closed to them, unless a payment opened it as well.</Outcome>
      )}
      <Facts person={person} />
      <PersonCourses courses={person.courses} grants={person.grants} />
      <Gifts person={person} />
      <PersonOrders orders={person.orders} />
      <PersonMails mails={person.mails} />
      <CoachForm
        action={signPersonOutAction}
        hidden={{ id: person.id }}
        submit="Sign this person out everywhere"
        variant="secondary"
        confirm="Yes, sign them out"
      />
      <div>
        <ButtonLink href={adminPaths.personErase(person.id)}>Erase on request</ButtonLink>
      </div>
    </AdminPage>
  );
}

/** What a payment opened is ended on its order's page. */
function Gifts({ person: { grants } }: { person: Person }) {
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

function Facts({ person: { name, createdAt, firstSignInAt, sessions } }: { person: Person }) {
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
