import { openPage } from "@/app/(coach)/admin/pages/_page";
import { PageView } from "@/app/(marketing)/_page";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";

export const metadata = privateMetadata("Preview");

/** The draft as visitors will see it, for a frame in the back office. */
export default async function PagePreview({ params }: PageProps<"/preview/pages/[pageId]">) {
  const { draft, path } = await openPage(params, adminPaths.pagePreview);
  return <PageView content={draft} site={await readSite()} path={path} />;
}
