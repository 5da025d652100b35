import { recordAudit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { setSetting } from "@/lib/site/settings/commands";
import { readYearStart } from "./queries";
import type { ExportInput, yearStarts } from "./schema";

export async function setYearStart(
  actor: string,
  yearStart: (typeof yearStarts)[number],
): Promise<void> {
  const after = { yearStart };
  await db.$transaction(async (tx) => {
    const before = { yearStart: await readYearStart(tx) };
    await setSetting(tx, "books", after);
    await recordAudit(tx, {
      actor,
      action: "books.year",
      subject: "settings:books",
      before,
      after,
    });
  });
}

export async function recordSalesExport(actor: string, after: ExportInput): Promise<void> {
  await recordAudit(db, { actor, action: "sales.export", subject: "sales", after });
}
