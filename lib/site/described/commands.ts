import { recordEdit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { findDescribed, toDescribedForm } from "./queries";
import type { DescribedEdit, DescribedGroup } from "./schema";

/** Throws EditConflict. */
export async function saveDescribed(
  actor: string,
  group: DescribedGroup,
  { version, content }: DescribedEdit,
): Promise<void> {
  await db.$transaction((tx) =>
    recordEdit(tx, {
      actor,
      action: "settings.edit",
      subject: `settings:${group}`,
      read: () => findDescribed(group, tx),
      write: () =>
        tx.setting.updateMany({
          where: { group, version },
          data: { value: content, isSample: false, version: { increment: 1 } },
        }),
      toForm: toDescribedForm,
    }),
  );
}
