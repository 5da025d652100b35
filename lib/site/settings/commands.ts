import { recordEdit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { nearestReadable } from "@/lib/text/colours";
import { findSettings, toSettingsForm } from "./queries";
import type { SettingsEdit } from "./schema";

export async function saveSettings(actor: string, input: SettingsEdit): Promise<void> {
  const { group, version, isSample, ...typed } = input;
  const value = "ink" in typed ? { ...typed, ...nearestReadable(typed) } : typed;
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
