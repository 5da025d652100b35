import { recordAudit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { readYearStart } from "./queries";
import type { ExportInput, yearStarts } from "./schema";

export async function setYearStart(
  actor: string,
  yearStart: (typeof yearStarts)[number],
): Promise<void> {
  const before = { yearStart: await readYearStart() };
  const value = { yearStart };
  await db.$transaction(async (tx) => {
    await tx.setting.upsert({
      where: { group: "books" },
      update: { value },
      create: { group: "books", value },
    });
    await recordAudit(tx, {
      actor,
      action: "books.year",
      subject: "settings:books",
      before,
      after: value,
    });
  });
}

export async function recordSalesExport(actor: string, after: ExportInput): Promise<void> {
  await recordAudit(db, { actor, action: "sales.export", subject: "sales", after });
}
