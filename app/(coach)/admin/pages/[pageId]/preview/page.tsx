import { AdminPage } from "@/components/admin/admin-page";
import { DraftFrames } from "@/components/admin/draft-frames";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { nameOf } from "@/lib/site/pages/rules";
import { openPage } from "../../_page";

export const metadata = privateMetadata("Preview");

export default async function PagePreviewPage({
  params,
}: PageProps<"/admin/pages/[pageId]/preview">) {
  const { id, draft } = await openPage(params, adminPaths.pageFrames);
  return (
    <AdminPage
      title="The draft, as visitors will see it"
      back={{ href: adminPaths.page(id), label: nameOf(draft) }}
    >
      <DraftFrames what="The draft" src={adminPaths.pagePreview(id)} desk={1280} />
    </AdminPage>
  );
}
