/** Shown beside the list of countries, and answered by the server if the form is sent all the same. */
export function notSoldIn(country: string): string {
  return `We do not sell to ${country} yet, as each country has rules of its own. Nothing has been charged`;
}
