/** The box of a checklist's entry, as the import of Word documents writes it; empty for another field. */
export function boxOf(field: Element): string {
  if (!field.matches("input[type=checkbox]")) return "";
  const space = /^\s/.test(field.nextSibling?.textContent ?? "") ? "" : " ";
  return `${sign(field.hasAttribute("checked"))}${space}`;
}

/** Google says of the entry itself whether it is ticked. */
export function addBox(item: Element): void {
  const isTicked = item.getAttribute("aria-checked");
  if (item.tagName !== "LI" || !isTicked) return;
  const first = firstWords(item);
  if (first?.parentElement?.closest("li") !== item) return;
  first.textContent = `${sign(isTicked === "true")} ${first.textContent?.trimStart()}`;
}

function firstWords(item: Element): Node | null {
  const texts = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  let text = texts.nextNode();
  while (text?.textContent?.trim() === "") text = texts.nextNode();
  return text;
}

function sign(isTicked: boolean): string {
  return isTicked ? "☒" : "☐";
}
