import { notFound } from "next/navigation";
import { z } from "zod";
import { AdminPage } from "@/components/admin/admin-page";
import { EraseForm } from "@/components/admin/erase-form";
import { requireCoachPageOf, requireFreshCoachPage } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { findPerson } from "@/lib/people/queries";
import { privateMetadata } from "@/lib/site/metadata";
import { erasePersonAction } from "../../actions";

export const metadata = privateMetadata("Erase a person");

export default async function ErasePersonPage({ params }: PageProps<"/admin/people/[id]/erase">) {
  const named = z.uuid().safeParse((await params).id);
  const [id] = await requireCoachPageOf(named, adminPaths.personErase, requireFreshCoachPage);
  const person = (await findPerson(id)) ?? notFound();
  return (
    <AdminPage
      title="Erase on request"
      lead={person.email}
      back={{ label: "The person’s page", href: adminPaths.person(person.id) }}
    >
      <p className="max-w-measure">
        Their account, progress, certificates, messages, newsletter and mails go, and open courses
        close for good. Sales stay in the books without name and address. Nobody can undo this.
      </p>
      <EraseForm action={erasePersonAction} id={person.id} submit="Erase this person" asksReason />
    </AdminPage>
  );
}
