/**
 * What people agreed to, by the version that they were shown. Every record of their agreement names that
 * version, so a change of the text is a new line and old lines stay.
 */
export type Wordings = ReadonlyMap<string, string>;

/** @throws Error for a version that was never shown. */
export function wordingOf(wordings: Wordings, version: string): string {
  const text = wordings.get(version);
  if (!text) throw new Error(`There is no wording ${version}.`);
  return text;
}
