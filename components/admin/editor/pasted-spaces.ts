/** Chrome and Safari write a space at the edge of a line or a mark as a no-break space in a span. */
export function isOrdinarySpace(text: Node): boolean {
  const span = text.parentElement;
  if (span?.tagName !== "SPAN" || span.textContent !== "\u00a0") return false;
  return span.className === "Apple-converted-space" || !span.matches("[class], [style]");
}

/** Word for the web ends each paragraph with a space of its own. */
export function isEndMark(element: Element): boolean {
  const holdsNothing = element.textContent?.trim() === "" && element.childElementCount === 0;
  return holdsNothing && element.matches("span.EOP, span[data-ccp-props]");
}
