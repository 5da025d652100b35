import type { Style } from "./pasted-style";
import { isWebmailItem, markerSpan, webmailLevel } from "./webmail-items";
import { isNumber, type ListNumber, readNumber, UNKNOWN_NUMBER } from "./word-numbers";

export type Item = { level: number; marker: string };
type Begun = { level: number; value: number | undefined };

/** Not as the editor writes numbers. */
const OTHERWISE = /[a-z]|\d\.\d/i;
/** A bullet is one sign, in some fonts a letter; "Step 1:" is words. */
const WORDS = /^(?=.*[\p{L}\p{N}]).{2,}/u;

/** Word on the web writes each item as a list of its own, with its level in an attribute. */
export function holdsWordItems(list: Element): boolean {
  return list.querySelector(":scope > li[data-aria-level]") !== null;
}

/** Word writes a list as paragraphs, each with its level in the style and its bullet or number in the text. */
export function readWordItem(element: Element, style: Style): Item | null {
  const onTheWeb = Number(element.getAttribute("data-aria-level"));
  if (element.tagName === "LI" && onTheWeb) return { level: onTheWeb, marker: numberOf(element) };
  if (element.tagName !== "P" && element.tagName !== "DIV") return null;
  const level = /level(\d)/.exec(style.get("mso-list") ?? "")?.[1];
  const named = /^MsoList(Bullet|Number)(\d?)$/.exec(element.className);
  if (!level && !named && !isWebmailItem(element, style)) return null;
  const marker = takeMarker(element) || (named?.[1] === "Number" ? UNKNOWN_NUMBER : "");
  if (WORDS.test(marker) && !isNumber(marker)) element.prepend(`${marker} `);
  const known = level ?? (named ? named[2] || 1 : webmailLevel(style, marker));
  return { level: Math.min(9, Math.max(1, Math.round(Number(known)) || 1)), marker };
}

/** A list's number is that of its first item. */
function numberOf(item: Element): string {
  const list = item.parentElement;
  if (list?.tagName !== "OL") return "";
  const start = item.previousElementSibling ? null : list.getAttribute("start");
  return start ? `${start}.` : UNKNOWN_NUMBER;
}

function takeMarker(paragraph: Element): string {
  const ignored = Array.from(paragraph.querySelectorAll("span")).find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );
  const nodes = ignored ? [ignored] : nodesForOldBrowsers(paragraph);
  const span = nodes.length === 0 ? markerSpan(paragraph) : null;
  if (span) nodes.push(span);
  const text = nodes
    .map((node) => node.textContent)
    .join("")
    .trim();
  const isSign = text.length === 1 && nodes.some((node) => isOfSignFont(node, paragraph));
  for (const node of nodes) node.parentNode?.removeChild(node);
  return isSign ? "•" : text;
}

/** Fonts like Wingdings draw their letters as signs. */
function isOfSignFont(node: Node, paragraph: Element): boolean {
  if (node === paragraph || node.nodeType !== Node.ELEMENT_NODE) return false;
  const around = node.parentNode;
  const isHere = /symbol|dings/i.test((node as Element).getAttribute("style") ?? "");
  return isHere || (around !== null && isOfSignFont(around, paragraph));
}

/** The nodes between the comments "[if !supportLists]" and "[endif]". */
function nodesForOldBrowsers(paragraph: Element): ChildNode[] {
  const all = Array.from(paragraph.childNodes);
  const isComment = (node: ChildNode, words: string) =>
    node.nodeType === Node.COMMENT_NODE && (node.textContent ?? "").includes(words);
  const from = all.findIndex((node) => isComment(node, "supportLists"));
  const to = all.findIndex((node) => isComment(node, "endif"));
  return from < 0 ? [] : all.slice(from + 1, to);
}

/** Continues lists that earlier paragraphs began. */
export class WordLists {
  /** A number that was written in another way. */
  renumbered: string | undefined;

  /** With the level and number of each list's last item. */
  readonly #lists = new Map<Element, Begun>();
  /** The last number at each level, also before a paragraph. */
  readonly #numbers: (ListNumber | undefined)[] = [];

  /** Adds an item to a list at the end of `into`, and returns it. */
  add(into: Element, { level, marker }: Item): Element {
    const number = readNumber(marker, this.#numbers[level]);
    this.#numbers.length = level;
    this.#numbers[level] = number;
    if (number && OTHERWISE.test(marker)) this.renumbered ??= marker;
    const tag = isNumber(marker) ? "ol" : "ul";
    return this.#append(into, tag, { level, value: number?.value });
  }

  #append(into: Element, tag: string, item: Begun): Element {
    const last = into.lastElementChild;
    const begun = last ? this.#lists.get(last) : undefined;
    if (begun && item.level > begun.level && last?.lastElementChild) {
      return this.#append(last.lastElementChild, tag, item);
    }
    const isNext = begun && last?.localName === tag && continues(begun, item);
    const list = isNext ? last : begin(into, tag, item.value);
    this.#lists.set(list, item);
    return append(list, "li");
  }
}

/** Two lists may follow one another, each from 1. */
function continues({ value: before }: Begun, { value }: Begun): boolean {
  return before === undefined || value === undefined || value === before + 1;
}

function begin(into: Element, tag: string, start = 1): Element {
  const list = append(into, tag);
  if (start > 1) list.setAttribute("start", String(start));
  return list;
}

export function append(into: Element, tag: string, attributes: Record<string, string> = {}) {
  const element = into.ownerDocument.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return into.appendChild(element);
}
