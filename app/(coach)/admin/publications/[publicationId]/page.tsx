import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { DeleteForm } from "@/components/admin/delete-form";
import { PublicationForm } from "@/components/admin/publication-form";
import { PageLink } from "@/components/ui/page-link";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { idTextField } from "@/lib/forms/fields";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { findEditedPublication, toPublicationForm } from "@/lib/site/publications/queries";
import { deletePublicationAction, updatePublicationAction } from "../actions";

export const metadata = privateMetadata("Publication");

export default async function PublicationPage({
  params,
}: PageProps<"/admin/publications/[publicationId]">) {
  const named = idTextField.safeParse((await params).publicationId);
  const [id] = await requireCoachPageOf(named, adminPaths.publication);
  const publication = (await findEditedPublication(id)) ?? notFound();
  return (
    <AdminPage
      title={publication.title}
      back={{ href: adminPaths.publications, label: "Publications" }}
      status={
        publication.slug && (
          <PageLink href={adminPaths.publicationPreview(id)} className="py-2.5 text-link">
            Preview of its page
          </PageLink>
        )
      }
    >
      <PublicationForm
        id={publication.id}
        saved={toPublicationForm(publication)}
        action={updatePublicationAction}
      />
      <DeleteForm
        id={publication.id}
        label="Delete the publication"
        action={deletePublicationAction}
      />
    </AdminPage>
  );
}
