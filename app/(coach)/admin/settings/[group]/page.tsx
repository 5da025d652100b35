import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { settingsGroups } from "@/components/admin/settings/groups";
import { SettingsForm } from "@/components/admin/settings/settings-form";
import { adminPaths } from "@/lib/admin-paths";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { privateMetadata } from "@/lib/metadata";
import { findSettings, toSettingsForm } from "@/lib/settings/queries";
import { settingsGroup } from "@/lib/settings/schema";
import { saveSettingsAction } from "../actions";

export const metadata = privateMetadata("Settings");

export default async function SettingsGroupPage({ params }: PageProps<"/admin/settings/[group]">) {
  const named = settingsGroup.safeParse((await params).group);
  const [group] = await requireCoachPageOf(named, adminPaths.settingsGroup);
  const settings = (await findSettings(group)) ?? notFound();
  const { title, lead } = settingsGroups[group];
  return (
    <AdminPage title={title} lead={lead} back={{ href: adminPaths.settings, label: "Settings" }}>
      <SettingsForm group={group} saved={toSettingsForm(settings)} action={saveSettingsAction} />
    </AdminPage>
  );
}
