/** Records name the version that people saw. A change of the text adds a line, and old lines stay. */
export type Wordings = ReadonlyMap<string, string>;

export function wordingOf(wordings: Wordings, version: string): string {
  const text = wordings.get(version);
  if (!text) throw new Error(`There is no wording ${version}.`);
  return text;
}
