/** Word's tracked changes; without these attributes it is the author who crossed the words out. */
export function isDeletion(element: Element): boolean {
  return element.matches("del:is([cite], [datetime]), .msoDel");
}

export function isInsertion(element: Element): boolean {
  return element.matches("ins:is([cite], [datetime]), .msoIns");
}
