import { notFound } from "next/navigation";
import { PublicationView } from "@/app/(marketing)/publications/_publication";
import { PreviewRibbon } from "@/components/admin/preview-ribbon";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { idTextField } from "@/lib/forms/fields";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { findPublicationPreview } from "@/lib/site/publications/queries";

export const metadata = privateMetadata("Preview");

export default async function PublicationPreview({
  params,
}: PageProps<"/preview/publications/[publicationId]">) {
  const named = idTextField.safeParse((await params).publicationId);
  const [id] = await requireCoachPageOf(named, adminPaths.publicationPreview);
  const { isDraft, page } = (await findPublicationPreview(id)) ?? notFound();
  return (
    <>
      <PreviewRibbon links={[{ href: adminPaths.publication(id), label: "Back to editing" }]}>
        {isDraft
          ? "This publication is a draft: visitors cannot see it."
          : "Visitors see this page."}
      </PreviewRibbon>
      <PublicationView publication={page} />
    </>
  );
}
