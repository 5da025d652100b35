import { z } from "zod";
import type { FormValues } from "./state";

/** What the database keeps of a form that is made from a schema: texts, and lists of entries with texts. */
export const nestedTexts = z.record(
  z.string(),
  z.union([z.string(), z.array(z.record(z.string(), z.string()))]),
);
export type NestedTexts = z.output<typeof nestedTexts>;

/** "items.0.title" is the title of the first entry of the list "items". */
const ENTRY = /^(?<list>[a-zA-Z]+)\.(?<place>\d{1,3})\.(?<field>[a-zA-Z]+)$/;

export function toFormValues(nested: NestedTexts): FormValues {
  const values: FormValues = {};
  for (const [name, value] of Object.entries(nested)) {
    if (typeof value === "string") values[name] = value;
    else
      for (const [place, entry] of value.entries())
        for (const [field, text] of Object.entries(entry))
          values[`${name}.${place}.${field}`] = text;
  }
  return values;
}

/** Leaves out entries in which nothing is filled in: without a script, emptying one removes it. */
export function toNested(values: FormValues): NestedTexts {
  const texts: Record<string, string> = {};
  const lists = new Map<string, Map<number, Record<string, string>>>();
  for (const [name, typed = ""] of Object.entries(values)) {
    const value = typed.replaceAll("\r\n", "\n");
    const entry = ENTRY.exec(name)?.groups;
    if (!entry?.list || !entry.field) {
      texts[name] = value;
      continue;
    }
    const entries = lists.get(entry.list) ?? new Map();
    lists.set(entry.list, entries);
    const place = Number(entry.place);
    entries.set(place, { ...entries.get(place), [entry.field]: value });
  }
  const filled = [...lists].map(([name, entries]) => [
    name,
    [...entries]
      .sort(([one], [other]) => one - other)
      .map(([, entry]) => entry)
      .filter((entry) => Object.values(entry).some((text) => text.trim() !== "")),
  ]);
  return { ...texts, ...Object.fromEntries(filled) };
}
