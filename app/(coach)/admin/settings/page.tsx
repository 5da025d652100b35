import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { EntryRow } from "@/components/admin/entry-row";
import { legalTitles, settingsGroups } from "@/components/admin/settings/groups";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { readLegalTexts } from "@/lib/site/legal/queries";
import { privateMetadata } from "@/lib/site/metadata";
import { listSettings } from "@/lib/site/settings/queries";
import { settingsGroup } from "@/lib/site/settings/schema";
import { formatDate } from "@/lib/text/dates";

export const metadata = privateMetadata("Settings");

export default async function SettingsPage() {
  await requireCoachPage(adminPaths.settings);
  const [settings, texts] = await Promise.all([listSettings(), readLegalTexts()]);
  return (
    <AdminPage title="Settings" lead="What the site and its mails say of you.">
      <ul className="flex flex-col divide-y divide-rule border-y border-rule">
        {settingsGroup.options.map((group) => (
          <li key={group} className="py-4">
            <EntryRow
              href={adminPaths.settingsGroup(group)}
              title={settingsGroups[group].title}
              facts={Object.values(settingsGroups[group].fields).map(({ label }) => label)}
              isSample={settings.some((row) => row.group === group && row.isSample)}
            />
          </li>
        ))}
      </ul>
      <AdminSection
        title="Legal texts"
        lead="They came with the site and are no advice: have a solicitor read them. Each change is a new version; those before it are kept, as orders were made under them."
      >
        <ul className="flex flex-col divide-y divide-rule border-y border-rule">
          {texts.map(({ kind, version, publishedAt }) => (
            <li key={kind} className="py-4">
              <EntryRow
                href={adminPaths.legal(kind)}
                title={legalTitles[kind]}
                facts={[`Version ${version}`, `in force since ${formatDate(publishedAt)}`]}
              />
            </li>
          ))}
        </ul>
      </AdminSection>
    </AdminPage>
  );
}
