import { AdminPage } from "@/components/admin/admin-page";
import { EntryRow } from "@/components/admin/entry-row";
import { settingsGroups } from "@/components/admin/settings/groups";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { listSettings } from "@/lib/site/settings/queries";
import { settingsGroup } from "@/lib/site/settings/schema";

export const metadata = privateMetadata("Settings");

export default async function SettingsPage() {
  await requireCoachPage(adminPaths.settings);
  const settings = await listSettings();
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
    </AdminPage>
  );
}
