import { notFound } from "next/navigation";
import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { DeleteForm } from "@/components/admin/delete-form";
import { PictureForm } from "@/components/admin/pictures/picture-form";
import { PictureUses } from "@/components/admin/pictures/picture-uses";
import { UploadForm } from "@/components/admin/upload-form";
import { Picture } from "@/components/ui/picture";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { idTextField } from "@/lib/forms/fields";
import { findPicture, listUses, toPictureForm } from "@/lib/media/pictures/queries";
import { limits, pictureTypes } from "@/lib/media/rules";
import { adminPaths } from "@/lib/paths/back-office";
import { hashOfPicture } from "@/lib/paths/pictures";
import { privateMetadata } from "@/lib/site/metadata";
import { deletePictureAction, savePictureAction } from "../actions";

export const metadata = privateMetadata("Picture");

export default async function PicturePage({ params }: PageProps<"/admin/pictures/[pictureId]">) {
  const named = idTextField.safeParse((await params).pictureId);
  const [id] = await requireCoachPageOf(named, adminPaths.picture);
  const picture = (await findPicture(id)) ?? notFound();
  const uses = await listUses(hashOfPicture(picture.address));
  return (
    <AdminPage title={picture.name} back={{ href: adminPaths.pictures(), label: "Pictures" }}>
      <Picture
        src={picture.address}
        alt={picture.alt}
        width={960}
        height={720}
        className="max-h-96 w-auto max-w-full self-start rounded-card"
      />
      <PictureForm id={id} saved={toPictureForm(picture)} action={savePictureAction} />
      <AdminSection title="Where it is used">
        <PictureUses uses={uses} />
      </AdminSection>
      <AdminSection
        title="Replace it"
        lead="The new picture takes its place wherever it is used, at once. This one stays in the list."
      >
        <UploadForm
          action={adminPaths.replacePicture(id)}
          label="Another picture"
          hint="JPEG, PNG, WebP or AVIF, 20 MB at most"
          accept={pictureTypes.join()}
          maxBytes={limits.picture.maxBytes}
        />
      </AdminSection>
      <DeleteForm id={id} label="Delete the picture" action={deletePictureAction} />
    </AdminPage>
  );
}
