import { recordAudit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { setSetting } from "@/lib/site/settings/commands";

/** A database trigger notifies every instance. */
export async function setDoors(actor: string, isOpen: boolean): Promise<void> {
  await db.$transaction(async (tx) => {
    await setSetting(tx, "doors", { isOpen });
    const action = isOpen ? "doors.open" : "doors.close";
    await recordAudit(tx, { actor, action, subject: "settings:doors" });
  });
}
