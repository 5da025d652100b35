import { notFound } from "next/navigation";
import { z } from "zod";
import { AdminPage } from "@/components/admin/admin-page";
import { MovePersonForm } from "@/components/admin/people/move-person-form";
import { requireCoachPageOf, requireFreshMoneyPage } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { findPerson } from "@/lib/people/queries";
import { privateMetadata } from "@/lib/site/metadata";
import { movePersonAction } from "../../actions";

export const metadata = privateMetadata("Move to another address");

export default async function MovePersonPage({ params }: PageProps<"/admin/people/[id]/move">) {
  const named = z.uuid().safeParse((await params).id);
  const [id] = await requireCoachPageOf(named, adminPaths.personMove, requireFreshMoneyPage);
  const person = (await findPerson(id)) ?? notFound();
  return (
    <AdminPage
      title="Move to another address"
      lead={person.email}
      back={{ label: "The person’s page", href: adminPaths.person(person.id) }}
    >
      <p className="max-w-measure">
        For somebody who can no longer read mail at this address. First make sure who is asking: the
        new address opens all of their courses. A question that only they can answer is the number
        of an order, or the day on which they paid. Both addresses are told, and every browser is
        signed out. A person who can still read mail there changes the address on their own
        account’s page.
      </p>
      <MovePersonForm action={movePersonAction} id={person.id} />
    </AdminPage>
  );
}
