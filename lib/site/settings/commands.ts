import { recordEdit } from "@/lib/audit/commands";
import { db, type Transaction } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
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

/** For a setting without a row until its first change. The caller records the change. */
export async function setSetting(
  tx: Transaction,
  group: string,
  value: Prisma.InputJsonObject,
): Promise<void> {
  await tx.setting.upsert({ where: { group }, update: { value }, create: { group, value } });
}
