/** Said beside the list, before a card is asked for, and by the server to a buyer who sends the form all the same. */
export function notSoldIn(country: string): string {
  return `We do not sell to ${country} yet, as each country has rules of its own. Nothing has been charged`;
}
