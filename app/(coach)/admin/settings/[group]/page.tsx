import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { settingsGroups } from "@/components/admin/settings/groups";
import { SettingsForm } from "@/components/admin/settings/settings-form";
import { adminPaths } from "@/lib/admin-paths";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { privateMetadata } from "@/lib/metadata";
import { findSettings, toSettingsForm } from "@/lib/settings/queries";
import { settingsGroup } from "@/lib/settings/schema";
import { saveSettingsAction } from "../actions";

export const metadata = privateMetadata("Settings");

export default async function SettingsGroupPage({ params }: PageProps<"/admin/settings/[group]">) {
  const group = settingsGroup.safeParse((await params).group);
  await requireCoachPage(
    group.success ? adminPaths.settingsGroup(group.data) : adminPaths.settings,
  );
  const settings = group.success ? await findSettings(group.data) : null;
  if (!group.success || !settings) notFound();
  const { title, lead } = settingsGroups[group.data];
  return (
    <AdminPage title={title} lead={lead} back={{ href: adminPaths.settings, label: "Settings" }}>
      <SettingsForm
        group={group.data}
        saved={toSettingsForm(settings)}
        action={saveSettingsAction}
      />
    </AdminPage>
  );
}
