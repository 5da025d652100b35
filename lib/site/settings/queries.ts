import { cache } from "react";
import { z } from "zod";
import { keepLast } from "@/lib/database/keep-last";
import { keepUntilChange } from "@/lib/database/keep-until-change";
import { db, type Transaction } from "@/lib/db";
import type { FormValues } from "@/lib/forms/state";
import { type SettingsGroup, type Site, siteSettings } from "./schema";

/** By group. */
export const readSettings = cache(
  keepUntilChange(async (): Promise<Readonly<Record<string, unknown>>> => {
    const rows = await db.setting.findMany();
    return Object.fromEntries(rows.map(({ group, value }) => [group, value]));
  }),
);

export const readSite = cache(async (): Promise<Site> => siteSettings.parse(await readSettings()));

export async function readSelling(tx: Transaction): Promise<Site["selling"]> {
  const row = await tx.setting.findUniqueOrThrow({ where: { group: "selling" } });
  return siteSettings.shape.selling.parse(row.value);
}

export const readFrame = keepLast(readSite);

export function listSettings(): Promise<{ group: string; isSample: boolean }[]> {
  return db.setting.findMany({ select: { group: true, isSample: true } });
}

const values = z.record(z.string(), z.string());

export async function findSettings(group: SettingsGroup, client: Transaction = db) {
  const row = await client.setting.findUnique({ where: { group } });
  return row && { ...values.parse(row.value), version: row.version, isSample: row.isSample };
}

export function toSettingsForm({
  version,
  isSample,
  ...texts
}: NonNullable<Awaited<ReturnType<typeof findSettings>>>): FormValues {
  return { ...texts, version: String(version), isSample: isSample ? "on" : "off" };
}
