/** For a test that repeats another one at a second width, look or page; only `npm run test:full` runs it. */
export function fullOnlyIf(isRepetition: boolean): { tag?: string } {
  return isRepetition ? { tag: "@full" } : {};
}
