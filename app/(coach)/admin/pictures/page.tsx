import { AdminPage } from "@/components/admin/admin-page";
import { Pager } from "@/components/admin/pager";
import { PictureGrid } from "@/components/admin/pictures/picture-grid";
import { UploadPictures } from "@/components/admin/pictures/upload-pictures";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { idTextField } from "@/lib/forms/fields";
import { listPictures } from "@/lib/media/pictures/queries";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";

export const metadata = privateMetadata("Pictures");

export default async function PicturesPage({ searchParams }: PageProps<"/admin/pictures">) {
  await requireCoachPage(adminPaths.pictures());
  const before = idTextField.safeParse((await searchParams).before).data;
  const { pictures, next } = await listPictures(before);
  return (
    <AdminPage
      title="Pictures"
      lead="Every picture that you have uploaded. Press one to describe it, to see where it is used, or to replace it everywhere."
    >
      <UploadPictures />
      {pictures.length === 0 && <p>There is none yet.</p>}
      <PictureGrid pictures={pictures} />
      <Pager
        next={next === null ? null : adminPaths.pictures({ before: String(next) })}
        first={before ? adminPaths.pictures() : null}
      />
    </AdminPage>
  );
}
