import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { DeleteForm } from "@/components/admin/delete-form";
import { PublicationForm } from "@/components/admin/publication-form";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { idTextField } from "@/lib/fields";
import { privateMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";
import { findEditedPublication, toPublicationForm } from "@/lib/publications/queries";
import { deletePublicationAction, updatePublicationAction } from "../actions";

export const metadata = privateMetadata("Publication");

export default async function PublicationPage({
  params,
}: PageProps<"/admin/publications/[publicationId]">) {
  const id = idTextField.safeParse((await params).publicationId);
  await requireCoachPage(paths.adminPublication(id.success ? id.data : 0));
  const publication = id.success ? await findEditedPublication(id.data) : null;
  if (!publication) notFound();
  return (
    <AdminPage
      title={publication.title}
      back={{ href: paths.adminPublications, label: "Publications" }}
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
