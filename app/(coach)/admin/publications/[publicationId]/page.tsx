import { notFound } from "next/navigation";
import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { DeleteForm } from "@/components/admin/delete-form";
import { PublicationForm } from "@/components/admin/publication-form";
import { UploadForm } from "@/components/admin/upload-form";
import { publicationPicture } from "@/components/marketing/publication-card";
import { Picture } from "@/components/ui/picture";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { idTextField } from "@/lib/forms/fields";
import { limits, pictureTypes } from "@/lib/media/rules";
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
    >
      <PublicationForm
        id={publication.id}
        saved={toPublicationForm(publication)}
        action={updatePublicationAction}
      />
      <AdminSection title="Cover">
        <Picture
          src={publicationPicture(publication)}
          alt={`Cover of ${publication.title}`}
          width={480}
          height={720}
          className="w-40 rounded-sm shadow-card"
        />
        <UploadForm
          action={adminPaths.uploadPublicationCover(publication.id)}
          label="Another cover"
          hint="JPEG, PNG, WebP or AVIF, 20 MB at most; two parts wide and three high fits best"
          accept={pictureTypes.join()}
          maxBytes={limits.picture.maxBytes}
        />
      </AdminSection>
      <DeleteForm
        id={publication.id}
        label="Delete the publication"
        action={deletePublicationAction}
      />
    </AdminPage>
  );
}
