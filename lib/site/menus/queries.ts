import { cache } from "react";
import { db, type Transaction } from "@/lib/db";
import { nestedTexts, toFormValues } from "@/lib/forms/nested";
import type { FormValues } from "@/lib/forms/state";
import { keepLast } from "@/lib/site/keep-last";
import { fillInPlaces } from "@/lib/site/pages/rules";
import { readSite } from "@/lib/site/settings/queries";
import { menus } from "./schema";

export const MENUS = "menus";

export async function findMenus(client: Transaction = db) {
  const where = { group: MENUS };
  const { value, version } = await client.setting.findUniqueOrThrow({ where });
  return { content: nestedTexts.parse(value), version };
}

/** For the frame of every page. */
export const readMenus = keepLast(
  cache(async () => {
    const [{ content }, site] = await Promise.all([findMenus(), readSite()]);
    return fillInPlaces(menus.parse(content), site);
  }),
);

export function toMenusForm({
  content,
  version,
}: Awaited<ReturnType<typeof findMenus>>): FormValues {
  return { ...toFormValues(content), version: String(version) };
}
