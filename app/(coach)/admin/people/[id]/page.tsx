import { notFound } from "next/navigation";
import { z } from "zod";
import { AdminPage } from "@/components/admin/admin-page";
import { CoachForm } from "@/components/admin/coach-form";
import { PersonCourses, PersonMails, PersonOrders } from "@/components/admin/people/person-parts";
import { ButtonLink } from "@/components/ui/button";
import { Outcome } from "@/components/ui/outcome";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import { findPerson } from "@/lib/people/queries";
import { privateMetadata } from "@/lib/site/metadata";
import { signPersonOutAction } from "../actions";
import { Gifts, PersonFacts } from "./_person";

export const metadata = privateMetadata("Person");

export default async function PersonPage({
  params,
  searchParams,
}: PageProps<"/admin/people/[id]">) {
  const named = z.uuid().safeParse((await params).id);
  const [id, { seesMoney }] = await requireCoachPageOf(named, adminPaths.person);
  const person = (await findPerson(id)) ?? notFound();
  const { ended } = await searchParams;
  return (
    <AdminPage
      title="Person"
      lead={
        <a href={paths.mail(person.email)} className="text-link">
          {person.email}
        </a>
      }
      back={{ label: "People", href: adminPaths.people() }}
    >
      {ended && (
        <Outcome>The course is closed to them, unless a payment opened it as well.</Outcome>
      )}
      <PersonFacts person={person} />
      <PersonCourses courses={person.courses} grants={person.grants} showsSums={seesMoney} />
      <Gifts person={person} />
      <PersonOrders orders={person.orders} showsSums={seesMoney} />
      <PersonMails mails={person.mails} showsSums={seesMoney} />
      <CoachForm
        action={signPersonOutAction}
        hidden={{ id: person.id }}
        submit="Sign this person out everywhere"
        variant="secondary"
        confirm="Yes, sign them out"
      />
      <div className="flex flex-wrap gap-3">
        {seesMoney && (
          <ButtonLink href={adminPaths.personMove(person.id)}>Move to another address</ButtonLink>
        )}
        <ButtonLink href={adminPaths.personErase(person.id)}>Erase on request</ButtonLink>
      </div>
    </AdminPage>
  );
}
