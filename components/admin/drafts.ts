import { browserStorage, keepInBrowser } from "@/components/ui/browser-storage";
import { dropDraft, keyOf } from "@/components/ui/draft-storage";
import { type FormValues, readTexts } from "@/lib/forms/state";
import { hasShape, readJson } from "@/lib/http/json-shape";
import { DAY_MS } from "@/lib/text/durations";

type Draft = { keptAt: number; values: FormValues };

/**
 * Unsaved input of a form, kept for a day: a session may end while the coach is writing, and the mailed link
 * that starts the next one opens in another tab.
 */
export function readDraft(name: string): FormValues | undefined {
  const text = browserStorage()?.getItem(keyOf(name));
  if (!text) return undefined;
  const draft = readJson(text);
  if (isDraft(draft) && Date.now() - draft.keptAt < DAY_MS) return draft.values;
  dropDraft(name);
  return undefined;
}

/** Ignores anything but our own drafts, so that the form always opens. */
function isDraft(json: unknown): json is Draft {
  return hasShape(json, { keptAt: "number" }) && "values" in json && areTexts(json.values);
}

function areTexts(values: unknown): boolean {
  if (typeof values !== "object" || values === null) return false;
  return Object.values(values).every((value) => typeof value === "string");
}

/** Files are never kept. */
export function keepDraft(name: string, form: HTMLFormElement): void {
  const values = readTexts(new FormData(form));
  keepInBrowser(keyOf(name), JSON.stringify({ keptAt: Date.now(), values }));
}
