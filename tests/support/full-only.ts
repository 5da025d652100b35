/** For a test that repeats another one at a second width, look or page: `npm run test:full` alone runs it. */
export function fullOnlyIf(isRepetition: boolean): { tag?: string } {
  return isRepetition ? { tag: "@full" } : {};
}
