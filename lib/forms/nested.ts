import { z } from "zod";
import type { FormValues } from "./state";

/** How the database stores a form that is made from a schema. */
export const nestedTexts = z.record(
  z.string(),
  z.union([z.string(), z.array(z.record(z.string(), z.string()))]),
);
export type NestedTexts = z.output<typeof nestedTexts>;

const OF_LIST = /^(?<list>[a-zA-Z]+)\./;

/** No list may have as many entries. */
const MOST_ENTRIES = 100;

/** "items.0.title" is the title of the first entry of the list "items". */
const ENTRY = /^(?<list>[a-zA-Z]+)\.(?<place>\d{1,3})\.(?<field>[a-zA-Z]+)$/;

export function toFormValues(nested: NestedTexts): FormValues {
  const values: FormValues = {};
  for (const [name, value] of Object.entries(nested)) {
    if (typeof value === "string") values[name] = value;
    else Object.assign(values, listValues(name, value));
  }
  return values;
}

/** Sends the length too, which tells a removed entry from a field that is missing. */
function listValues(name: string, entries: Record<string, string>[]): FormValues {
  const values: FormValues = { [`${name}.length`]: String(entries.length) };
  for (const [place, entry] of entries.entries()) {
    for (const [field, text] of Object.entries(entry)) values[`${name}.${place}.${field}`] = text;
  }
  return values;
}

/** The list's entries, by their own field names. */
export function entriesOf(values: FormValues, list: string): FormValues[] {
  const length = Math.min(Number(values[`${list}.length`] ?? 0), MOST_ENTRIES);
  const entries: FormValues[] = Array.from({ length }, () => ({}));
  for (const [name, text] of Object.entries(values)) {
    const entry = ENTRY.exec(name)?.groups;
    const found = entry?.list === list ? entries[Number(entry.place)] : undefined;
    if (found && entry?.field) found[entry.field] = text;
  }
  return entries;
}

/** Leaves out entries in which nothing is filled in. */
export function toNested(values: FormValues): NestedTexts {
  const nested: NestedTexts = {};
  const lists = new Set<string>();
  for (const [name, typed = ""] of Object.entries(values)) {
    const list = OF_LIST.exec(name)?.groups?.list;
    if (list) lists.add(list);
    else nested[name] = typed;
  }
  for (const list of lists) {
    const entries = entriesOf(values, list).map(toTexts);
    nested[list] = entries.filter((entry) => Object.values(entry).some((text) => text.trim()));
  }
  return nested;
}

function toTexts(values: FormValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, text = ""]) => [name, text]));
}
