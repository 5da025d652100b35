import { cache } from "react";
import { z } from "zod";
import { db, type Transaction } from "@/lib/db";
import type { FormValues } from "@/lib/form-state";
import { type SettingsGroup, type Site, siteSettings } from "./schema";

/** Read once a request, however many parts of its page ask. */
export const readSite = cache(async (): Promise<Site> => {
  const rows = await db.setting.findMany();
  return siteSettings.parse(Object.fromEntries(rows.map(({ group, value }) => [group, value])));
});

/** For the back office: which groups there are, and which still hold a sample. */
export function listSettings(): Promise<{ group: string; isSample: boolean }[]> {
  return db.setting.findMany({ select: { group: true, isSample: true } });
}

const values = z.record(z.string(), z.string());

export async function findSettings(group: SettingsGroup, client: Transaction = db) {
  const row = await client.setting.findUnique({ where: { group } });
  return row && { ...values.parse(row.value), version: row.version, isSample: row.isSample };
}

/** A group as the office's form shows it. */
export function toSettingsForm({
  version,
  isSample,
  ...texts
}: NonNullable<Awaited<ReturnType<typeof findSettings>>>): FormValues {
  return { ...texts, version: String(version), isSample: isSample ? "on" : "off" };
}
