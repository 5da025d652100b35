import { browserStorage } from "./browser-storage";

// Where drafts lie in the browser. Apart from admin/drafts.ts, which no page of a learner has to fetch.
export const keyOf = (name: string) => `draft:${name}`;

export function dropDraft(name: string): void {
  browserStorage()?.removeItem(keyOf(name));
}

/** Whoever signs out leaves the browser to others. */
export function dropDrafts(): void {
  const storage = browserStorage();
  for (const key of Object.keys(storage ?? {})) {
    if (key.startsWith(keyOf(""))) storage?.removeItem(key);
  }
}
