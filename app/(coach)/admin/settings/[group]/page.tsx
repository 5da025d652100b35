import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { settingsGroups } from "@/components/admin/settings/groups";
import { SettingsForm } from "@/components/admin/settings/settings-form";
import { Notice } from "@/components/ui/notice";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { findSettings, toSettingsForm } from "@/lib/site/settings/queries";
import { ownersGroups, settingsGroup } from "@/lib/site/settings/schema";
import { saveSettingsAction } from "../actions";

export const metadata = privateMetadata("Settings");

export default async function SettingsGroupPage({ params }: PageProps<"/admin/settings/[group]">) {
  const named = settingsGroup.safeParse((await params).group);
  const [group, { seesMoney }] = await requireCoachPageOf(named, adminPaths.settingsGroup);
  const settings = (await findSettings(group)) ?? notFound();
  const { title, lead } = settingsGroups[group];
  return (
    <AdminPage title={title} lead={lead} back={{ href: adminPaths.settings, label: "Settings" }}>
      {ownersGroups.includes(group) && !seesMoney ? (
        <Notice>The owner of this shop changes these: please ask them.</Notice>
      ) : (
        <SettingsForm group={group} saved={toSettingsForm(settings)} action={saveSettingsAction} />
      )}
    </AdminPage>
  );
}
