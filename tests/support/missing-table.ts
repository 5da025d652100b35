import { breaks } from "./site-errors";
import { query } from "./world";

/** Runs `happen` while the site cannot read one of its tables. */
export async function withoutTable(table: string, happen: () => Promise<void>): Promise<void> {
  breaks("database");
  await query(`ALTER TABLE "${table}" RENAME TO "${table}Away"`);
  try {
    await happen();
  } finally {
    await query(`ALTER TABLE "${table}Away" RENAME TO "${table}"`);
  }
}
