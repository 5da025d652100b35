import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { settingsGroups } from "@/components/admin/settings/groups";
import { SettingsForm } from "@/components/admin/settings/settings-form";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { findSettings, toSettingsForm } from "@/lib/site/settings/queries";
import { settingsGroup } from "@/lib/site/settings/schema";
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
