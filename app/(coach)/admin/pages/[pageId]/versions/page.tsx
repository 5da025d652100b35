import { AdminPage } from "@/components/admin/admin-page";
import { VersionList } from "@/components/admin/pages/version-list";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { listVersions } from "@/lib/site/pages/queries";
import { MAX_VERSIONS, nameOf } from "@/lib/site/pages/rules";
import { openPage } from "../../_page";
import { restoreVersionAction } from "../../actions";

export const metadata = privateMetadata("Versions");

export default async function PageVersionsPage({
  params,
}: PageProps<"/admin/pages/[pageId]/versions">) {
  const { id, draft, isLegal } = await openPage(params, adminPaths.pageVersions);
  const kept = isLegal ? "All of them are kept." : `The last ${MAX_VERSIONS} are kept.`;
  return (
    <AdminPage
      title="Versions"
      back={{ href: adminPaths.page(id), label: nameOf(draft) }}
      lead={`What was published here, the newest first. ${kept}`}
    >
      <VersionList pageId={id} versions={await listVersions(id)} restore={restoreVersionAction} />
    </AdminPage>
  );
}
