import { recordEdit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { findSettings, toSettingsForm } from "./queries";
import type { SettingsEdit } from "./schema";

export async function saveSettings(actor: string, input: SettingsEdit): Promise<void> {
  const { group, version, isSample, ...value } = input;
  await db.$transaction((tx) =>
    recordEdit(tx, {
      actor,
      action: "settings.edit",
      subject: `settings:${group}`,
      read: () => findSettings(group, tx),
      write: () =>
        tx.setting.updateMany({
          where: { group, version },
          data: { value, isSample, version: { increment: 1 } },
        }),
      toForm: toSettingsForm,
    }),
  );
}
