import * as z from "zod/mini";
import type { FormValues } from "@/lib/form-state";
import { browserStorage } from "../ui/browser-storage";
import { dropDraft, keyOf } from "../ui/draft-storage";

const DAY_MS = 24 * 60 * 60 * 1000;

const draft = z.object({
  keptAt: z.number(),
  values: z.record(z.string(), z.optional(z.string())),
});

/**
 * What was typed into a form and never saved, for a day: a session may end while somebody writes,
 * and the mailed link that opens the next one opens in another tab.
 */
export function readDraft(name: string): FormValues | undefined {
  const text = browserStorage()?.getItem(keyOf(name));
  if (!text) return undefined;
  const { keptAt, values } = draft.parse(JSON.parse(text));
  if (Date.now() - keptAt < DAY_MS) return values;
  dropDraft(name);
  return undefined;
}

/** Files are never kept. */
export function keepDraft(name: string, form: HTMLFormElement): void {
  const texts = [...new FormData(form)].filter(
    ([field, value]) => typeof value === "string" && field[0] !== "$",
  );
  const values = Object.fromEntries(texts);
  browserStorage()?.setItem(keyOf(name), JSON.stringify({ keptAt: Date.now(), values }));
}
