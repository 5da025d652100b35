import { recordAudit } from "@/lib/audit/commands";
import { db } from "@/lib/db";

/** A database trigger notifies every instance. */
export async function setDoors(actor: string, isOpen: boolean): Promise<void> {
  const value = { isOpen };
  await db.$transaction(async (tx) => {
    await tx.setting.upsert({
      where: { group: "doors" },
      update: { value },
      create: { group: "doors", value },
    });
    const action = isOpen ? "doors.open" : "doors.close";
    await recordAudit(tx, { actor, action, subject: "settings:doors" });
  });
}
