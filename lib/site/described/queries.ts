import { cache } from "react";
import type { z } from "zod";
import { keepLast } from "@/lib/database/keep-last";
import { db, type Transaction } from "@/lib/db";
import { nestedTexts, toFormValues } from "@/lib/forms/nested";
import type { FormValues } from "@/lib/forms/state";
import { fillInPlaces } from "@/lib/site/pages/rules";
import { readSettings, readSite } from "@/lib/site/settings/queries";
import type { DescribedGroup } from "./schema";

export async function findDescribed(group: DescribedGroup, client: Transaction = db) {
  const { value, version } = await client.setting.findUniqueOrThrow({ where: { group } });
  return { content: nestedTexts.parse(value), version };
}

/** Reads a setting's words for the frame of every page. */
export function describedReader<Schema extends z.ZodObject>(
  group: DescribedGroup,
  schema: Schema,
): () => Promise<z.output<Schema>> {
  return keepLast(
    cache(async () => {
      const [settings, site] = await Promise.all([readSettings(), readSite()]);
      return fillInPlaces(schema.parse(nestedTexts.parse(settings[group])), site);
    }),
  );
}

export function toDescribedForm({
  content,
  version,
}: Awaited<ReturnType<typeof findDescribed>>): FormValues {
  return { ...toFormValues(content), version: String(version) };
}
