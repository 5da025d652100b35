import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { EntryRow } from "@/components/admin/entry-row";
import { PartForm } from "@/components/admin/pages/part-form";
import { legalTitles } from "@/components/admin/settings/groups";
import { LegalForm } from "@/components/admin/settings/legal-form";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { describeFields } from "@/lib/forms/described";
import { adminPaths } from "@/lib/paths/back-office";
import { findDescribed, toDescribedForm } from "@/lib/site/described/queries";
import { listLegalVersions, readLegalText, toLegalForm } from "@/lib/site/legal/queries";
import { legalKind } from "@/lib/site/legal/schema";
import { legalSearch } from "@/lib/site/legal/search/schema";
import { privateMetadata } from "@/lib/site/metadata";
import { formatMoment } from "@/lib/text/dates";
import { publishLegalTextAction, saveLegalSearchAction } from "../../actions";

export const metadata = privateMetadata("Legal text");

export default async function LegalTextPage({ params }: PageProps<"/admin/settings/legal/[kind]">) {
  const named = legalKind.safeParse((await params).kind);
  const [kind] = await requireCoachPageOf(named, adminPaths.legal);
  const [text, versions, search] = await Promise.all([
    readLegalText(kind),
    listLegalVersions(kind),
    findDescribed(`search:${kind}`),
  ]);
  return (
    <AdminPage
      title={legalTitles[kind]}
      back={{ href: adminPaths.settings, label: "Settings" }}
      lead="What you publish here is on the site at once. Orders made before keep their own version."
    >
      <AdminSection title="Wording">
        <LegalForm kind={kind} saved={toLegalForm(text)} action={publishLegalTextAction} />
      </AdminSection>
      <AdminSection
        title="Search engines and shared links"
        lead="This is no part of the wording: it may change without a new version."
      >
        <PartForm
          looks={describeFields(legalSearch)}
          saved={toDescribedForm(search)}
          draft={`search:${kind}`}
          hidden={{ kind }}
          action={saveLegalSearchAction}
          submit="Save"
        />
      </AdminSection>
      <AdminSection title="Versions">
        <ul className="flex flex-col divide-y divide-rule border-y border-rule">
          {versions.map(({ version, publishedAt }, at) => (
            <li key={version} className="py-4">
              <EntryRow
                href={adminPaths.legalVersion(kind, version)}
                title={`Version ${version}`}
                facts={[`Published ${formatMoment(publishedAt)}`]}
                badge={at === 0 ? "In force" : undefined}
              />
            </li>
          ))}
        </ul>
      </AdminSection>
    </AdminPage>
  );
}
