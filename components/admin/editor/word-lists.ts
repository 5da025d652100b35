import type { Style } from "./pasted-style";

type Item = { level: number; marker: string };

const ORDERED = /^\(?(?:\d+(?:\.\d+)*|[ivxlcdm]+|[a-z]{1,4})[.)]|^\d+(?:\.\d+)*$/i;

const UNKNOWN_NUMBER = "n.";
/** Of "2.2.1", the last. */
const NUMBER = /^\(?(?:\d+\.)*(\d+)[.)]?$/;
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
  if (!level && !named) return null;
  const marker = takeMarker(element) || (named?.[1] === "Number" ? UNKNOWN_NUMBER : "");
  if (WORDS.test(marker) && !ORDERED.test(marker)) element.prepend(`${marker} `);
  return { level: Number(level ?? (named?.[2] || 1)), marker };
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
  const text = nodes.map((node) => node.textContent).join("");
  for (const node of nodes) node.parentNode?.removeChild(node);
  return text.trim();
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
  /** With the number of each list's last item, if it has one. */
  readonly #lists = new Map<Element, number | undefined>();

  /** Adds an item to a list at the end of `into`, and returns it. */
  add(into: Element, { level, marker }: Item): Element {
    const last = into.lastElementChild;
    const isOurs = last !== null && this.#lists.has(last);
    if (level > 1 && isOurs && last.lastElementChild) {
      return this.add(last.lastElementChild, { level: level - 1, marker });
    }
    const tag = ORDERED.test(marker) ? "ol" : "ul";
    const number = Number(NUMBER.exec(marker)?.[1]) || undefined;
    const isNext = isOurs && last.localName === tag && this.#continues(last, number);
    const list = isNext ? last : this.#begin(into, tag, number);
    this.#lists.set(list, number);
    return append(list, "li");
  }

  /** Two lists may follow one another, each from 1. */
  #continues(list: Element, number?: number): boolean {
    const before = this.#lists.get(list);
    return before === undefined || number === undefined || number === before + 1;
  }

  #begin(into: Element, tag: string, start = 1): Element {
    const list = append(into, tag);
    if (start > 1) list.setAttribute("start", String(start));
    return list;
  }
}

export function append(into: Element, tag: string, attributes: Record<string, string> = {}) {
  const element = into.ownerDocument.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return into.appendChild(element);
}
