import { notFound } from "next/navigation";
import { openPage } from "@/app/(coach)/admin/pages/_page";
import { PageView } from "@/app/(marketing)/_page";
import { PreviewRibbon } from "@/components/admin/preview-ribbon";
import { idTextField } from "@/lib/forms/fields";
import { firstValues } from "@/lib/http/request";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { findVersion } from "@/lib/site/pages/queries";
import { readSite } from "@/lib/site/settings/queries";

export const metadata = privateMetadata("Preview");

/** The draft, for a frame in the back office, or the version that the query names. */
export default async function PagePreview({
  params,
  searchParams,
}: PageProps<"/preview/pages/[pageId]">) {
  const { id, draft, path } = await openPage(params, adminPaths.pagePreview);
  const { version } = firstValues(await searchParams);
  const content = version ? await readVersion(id, version) : draft;
  const back = { href: adminPaths.pageVersions(id), label: "Back to the versions" };
  return (
    <>
      {version && <PreviewRibbon links={[back]}>{`This is version ${version}.`}</PreviewRibbon>}
      <PageView content={content} site={await readSite()} path={path} />
    </>
  );
}

async function readVersion(pageId: number, named: string) {
  const { data } = idTextField.safeParse(named);
  return ((data && (await findVersion(pageId, data))) || notFound()).content;
}
