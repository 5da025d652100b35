// Where drafts lie in the browser. Apart from admin/drafts.ts, whose parser no page of a learner has to fetch.
export const keyOf = (name: string) => `draft:${name}`;

export function dropDraft(name: string): void {
  localStorage.removeItem(keyOf(name));
}

/** Whoever signs out leaves the browser to others. */
export function dropDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(keyOf(""))) localStorage.removeItem(key);
  }
}
