import { browserStorage, tabStorage } from "./browser-storage";

// Kept out of admin/drafts.ts, which learners' pages do not load.
export const keyOf = (name: string) => `draft:${name}`;

export function dropDraft(name: string): void {
  browserStorage()?.removeItem(keyOf(name));
}

/** After somebody signs out, others may use the browser. */
export function dropDrafts(): void {
  for (const storage of [browserStorage(), tabStorage()]) {
    for (const key of Object.keys(storage ?? {})) {
      if (key.startsWith(keyOf(""))) storage?.removeItem(key);
    }
  }
}
