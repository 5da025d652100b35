import type { z } from "zod";
import { recordEdit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { findMenus, MENUS, toMenusForm } from "./queries";
import type { menusInput } from "./schema";

type MenusEdit = z.output<typeof menusInput>;

/** Throws EditConflict. */
export async function saveMenus(actor: string, { version, content }: MenusEdit): Promise<void> {
  await db.$transaction((tx) =>
    recordEdit(tx, {
      actor,
      action: "menus.edit",
      subject: `settings:${MENUS}`,
      read: () => findMenus(tx),
      write: () =>
        tx.setting.updateMany({
          where: { group: MENUS, version },
          data: { value: content, version: { increment: 1 } },
        }),
      toForm: toMenusForm,
    }),
  );
}
