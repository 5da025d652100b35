import { isSpace } from "./pasted-blocks";

/** In the editor an item begins with a paragraph: a list that begins otherwise is broken apart, or has an empty bullet. */
export function tidyLists(body: HTMLElement): void {
  for (const part of body.querySelectorAll(":is(ul, ol) > :not(li)")) addItem(part);
  for (const item of body.querySelectorAll("li")) addList(item);
  for (const item of body.querySelectorAll("li[value]")) beginAt(item);
  for (const heading of body.querySelectorAll("li > :is(h1, h2, h3, h4, h5, h6)")) toBold(heading);
  for (const item of Array.from(body.querySelectorAll("li")).reverse()) beginWithWords(item);
  for (const list of Array.from(body.querySelectorAll("ul, ol")).reverse()) {
    if (!list.hasChildNodes()) list.remove();
  }
}

/** Google Docs nests a list in no item. */
function addItem(part: Element): void {
  const item = part.ownerDocument.createElement("li");
  part.replaceWith(item);
  item.append(part);
}

/** Firefox copies items without their list. */
function addList(item: Element): void {
  if (isList(item.parentElement)) return;
  const list = item.ownerDocument.createElement("ul");
  item.before(list);
  while (list.nextSibling?.nodeName === "LI") list.append(list.nextSibling);
}

/** The editor numbers lists, not items. */
function beginAt(item: Element): void {
  const number = Number.parseInt(item.getAttribute("value") ?? "", 10);
  item.removeAttribute("value");
  const list = item.parentElement;
  if (list?.nodeName !== "OL" || Number.isNaN(number)) return;
  const place = Array.from(list.children).indexOf(item);
  const next = Number(list.getAttribute("start") ?? 1) + place;
  if (number === next) return;
  const begun = place > 0 ? item.ownerDocument.createElement("ol") : list;
  if (place > 0) {
    begun.append(...Array.from(list.children).slice(place));
    list.after(begun);
  }
  if (number === 1) begun.removeAttribute("start");
  else begun.setAttribute("start", String(number));
}

function toBold(heading: Element): void {
  for (const strong of heading.querySelectorAll("strong")) strong.replaceWith(...strong.childNodes);
  const strong = heading.ownerDocument.createElement("strong");
  strong.append(...heading.childNodes);
  const paragraph = heading.ownerDocument.createElement("p");
  paragraph.append(strong);
  heading.replaceWith(paragraph);
}

/** Moves what is before an item's words behind them; without words, or with a list among it, out of the item. */
function beginWithWords(item: Element): void {
  const nodes = Array.from(item.childNodes);
  const from = nodes.findIndex((node) => isWords(node) && !isSpace(node));
  const first = from < 0 ? nodes : nodes.slice(0, from);
  for (const space of first.filter(isSpace)) space.remove();
  const blocks = first.filter((node) => !isSpace(node));
  if (from < 0 || blocks.some(isList)) for (const block of blocks) moveOut(block, item);
  else wordsEnd(nodes.slice(from))?.after(...blocks);
  if (!item.hasChildNodes()) item.remove();
}

function moveOut(node: ChildNode, item: Element): void {
  const list = item.parentElement;
  const before = item.previousElementSibling;
  const last = before?.lastChild ?? null;
  // A list of its own would count from 1 again.
  if (isSameList(last, node) && !isNumbered(node)) {
    for (const inner of Array.from(node.childNodes)) last?.appendChild(inner);
  } else if (before) before.append(node);
  else if (isSameList(list, node)) item.before(...node.childNodes);
  else list?.before(node);
  if (isList(node) && !node.hasChildNodes()) node.remove();
}

/** The last node of the words that `nodes` begin with: a paragraph, or text and its marks. */
function wordsEnd(nodes: ChildNode[]): ChildNode | undefined {
  if (nodes[0]?.nodeName === "P") return nodes[0];
  const end = nodes.findIndex((node) => node.nodeName === "P" || !isWords(node));
  return nodes[(end < 0 ? nodes.length : end) - 1];
}

function isWords(node: Node): boolean {
  return !/^(?:UL|OL|IMG|BLOCKQUOTE|TABLE|HR)$/.test(node.nodeName);
}

function isList(node: Node | null): boolean {
  return node?.nodeName === "UL" || node?.nodeName === "OL";
}

function isSameList(list: Node | null, node: Node): boolean {
  return isList(list) && list?.nodeName === node.nodeName;
}

function isNumbered(list: Node): boolean {
  return (list as Element).hasAttribute("start");
}
