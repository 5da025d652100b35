import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { legalTitles } from "@/components/admin/settings/groups";
import { LegalSections } from "@/components/marketing/legal-page";
import { Prose } from "@/components/marketing/prose";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { findLegalText } from "@/lib/site/legal/queries";
import { fillIn, toSections } from "@/lib/site/legal/rules";
import { legalVersionChoice } from "@/lib/site/legal/schema";
import { privateMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import { formatMoment } from "@/lib/text/dates";

export const metadata = privateMetadata("Version of a legal text");

export default async function LegalVersionPage({
  params,
}: PageProps<"/admin/settings/legal/[kind]/[version]">) {
  const named = legalVersionChoice.safeParse(await params);
  const [{ kind, version }] = await requireCoachPageOf(named, (wording) =>
    adminPaths.legalVersion(wording.kind, wording.version),
  );
  const text = (await findLegalText(kind, version)) ?? notFound();
  const site = await readSite();
  return (
    <AdminPage
      title={text.title}
      lead={`Version ${version}, published ${formatMoment(text.publishedAt)}`}
      back={{ href: adminPaths.legal(kind), label: legalTitles[kind] }}
    >
      <Prose>
        <p>{text.introduction}</p>
        <LegalSections sections={toSections(fillIn(text.contentHtml, site))} />
      </Prose>
    </AdminPage>
  );
}
