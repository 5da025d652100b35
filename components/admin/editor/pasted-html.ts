import { BLOCKS, INSIDE, isBlank, isBlock } from "./pasted-blocks";
import { headingLevel } from "./pasted-headings";
import { addressOf, isCard } from "./pasted-links";
import { isEmbedded, isIcon, isMedia, nameOf, ownSource } from "./pasted-pictures";
import { isOrdinarySpace } from "./pasted-spaces";
import { isHidden, isRemark, type Marks, marksOf, readStyles, type Style } from "./pasted-style";
import { tidy } from "./pasted-tidy";
import { append, holdsWordItems, readWordItem, WordLists } from "./word-lists";

export type Pasted = { body: HTMLElement; leftOut: string[] };

const KEPT = /^(?:UL|OL|LI|BLOCKQUOTE|TABLE|TR|TD|TH|HR)$/;
const TABLE_PART = /^(?:THEAD|TBODY|TFOOT)$/;
const DROPPED = /^(?:STYLE|SCRIPT|NOSCRIPT|TEMPLATE|META|LINK|TITLE|HEAD|COL|COLGROUP)$/;
/** Chats show these as pictures. Digits alone are components of emoji too. */
const EMOJI = /^(?!\d+$)[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;

/**
 * Reduces HTML from another program's clipboard to what the editor supports: headings, lists, tables, links, and bold
 * text where the source had it. Pictures that it only links to cannot be fetched, and are named in `leftOut`.
 */
export function readPasted(html: string): Pasted {
  const given = new DOMParser().parseFromString(html, "text/html");
  const { body } = new DOMParser().parseFromString("", "text/html");
  const copier = new Copier(readStyles(given));
  copier.body(given.body, body);
  tidy(body);
  return { body, leftOut: copier.leftOut };
}

class Copier {
  readonly leftOut: string[] = [];
  readonly #lists = new WordLists();

  readonly #styleOf: (element: Element) => Style;

  constructor(styleOf: (element: Element) => Style) {
    this.#styleOf = styleOf;
  }

  body(from: Element, into: Element): void {
    if (from.querySelector(INSIDE)) this.#runs(from, into, {});
    else this.#children(from, into, {});
  }

  #children(from: Node, into: Element, marks: Marks): void {
    for (const node of Array.from(from.childNodes)) this.#node(node, into, marks);
  }

  /** Text beside blocks becomes a separate paragraph. */
  #runs(from: Element, into: Element, marks: Marks): void {
    let run: Element | null = null;
    for (const node of Array.from(from.childNodes)) {
      if (isBlank(node) && !run) continue;
      run = isBlock(node) ? null : (run ?? append(into, "p"));
      this.#node(node, run ?? into, marks);
    }
  }

  #node(node: Node, into: Element, marks: Marks): void {
    if (node.nodeType === Node.TEXT_NODE) this.#lines(node, into, marks);
    if (node.nodeType === Node.ELEMENT_NODE) this.#element(node as Element, into, marks);
  }

  #element(element: Element, into: Element, around: Marks): void {
    const { tagName } = element;
    const style = this.#styleOf(element);
    if (DROPPED.test(tagName) || isHidden(style) || isIcon(element)) return;
    if (isRemark(element, style)) this.#leaveOut("comments");
    else if (tagName === "IMG") this.#picture(element as HTMLImageElement, into);
    else if (isMedia(element)) this.#lose(element, "a picture");
    else if (isEmbedded(element)) this.#lose(element, "something embedded");
    else if (isCard(element)) this.#card(element, into);
    else if (tagName === "BR") addBreak(element, into);
    else this.#words(element, style, into, around);
  }

  #card(card: Element, into: Element): void {
    const href = addressOf(card);
    const line = href && card.matches(INSIDE) ? append(into, "p") : into;
    if (href) append(line, "a", { href }).append(href);
    else this.#lose(card, "something embedded");
  }

  #words(element: Element, style: Style, into: Element, around: Marks): void {
    const item = readWordItem(element, style);
    // A heading is bold by itself.
    const marks = headingLevel(element)
      ? { ...around, bold: false }
      : marksOf(element, style, around);
    if (element.tagName === "A") marks.href = addressOf(element) ?? around.href;
    const block = item
      ? this.#item(element, this.#lists.add(into, item))
      : this.#block(element, into);
    const isAround = block === into && isBlock(element) && !TABLE_PART.test(element.tagName);
    if (isAround) this.#runs(element, into, marks);
    else this.#children(element, block, marks);
  }

  #item(element: Element, item: Element): Element {
    return element.tagName === "LI" ? item : append(item, "p");
  }

  #block(element: Element, into: Element): Element {
    const { tagName } = element;
    const holdsBlocks = element.querySelector(INSIDE) !== null;
    if (/^Mso(?:Intense)?Quote/.test(element.className)) {
      const quotation = append(into, "blockquote");
      return holdsBlocks ? quotation : append(quotation, "p");
    }
    const heading = headingLevel(element);
    if (heading) return append(into, `h${heading}`);
    if (holdsWordItems(element)) return into;
    if (KEPT.test(tagName)) return keepSpans(element, append(into, tagName));
    if (tagName === "CAPTION") return addBefore(into);
    return element.matches(BLOCKS) && !holdsBlocks ? append(into, "p") : into;
  }

  #lines(node: Node, into: Element, marks: Marks): void {
    const text = isOrdinarySpace(node) ? " " : (node.textContent ?? "");
    const lines = this.#keepsLines(node.parentElement) ? text.split("\n") : [text];
    for (const [index, line] of lines.entries()) {
      if (index > 0) append(into, "br");
      this.#text(line, into, marks);
    }
  }

  #keepsLines(element: Element | null): boolean {
    if (!element) return false;
    const space = this.#styleOf(element).get("white-space") ?? "";
    return (
      element.closest("pre") !== null || /^(?:pre|pre-wrap|pre-line|break-spaces)$/.test(space)
    );
  }

  /** A name is repeated where several things have it; the words for nameless things are not. */
  #lose(thing: Element, what: string): void {
    const name = nameOf(thing);
    if (name) this.leftOut.push(name);
    else this.#leaveOut(what);
  }

  #leaveOut(what: string): void {
    if (!this.leftOut.includes(what)) this.leftOut.push(what);
  }

  #text(text: string, into: Element, marks: Marks): void {
    if (/^(?:UL|OL|TABLE|TR)$/.test(into.tagName) && text.trim() === "") return;
    const words = text.replaceAll(/\s*[ \t\r\n]\s*|\u00a0{2,}/g, " ");
    if (words === "") return;
    const tags = [
      marks.bold && "strong",
      marks.italic && "em",
      marks.underline && !marks.href && "u",
      marks.strike && "s",
      marks.script,
    ].filter((tag) => typeof tag === "string");
    const link = marks.href ? append(into, "a", { href: marks.href }) : into;
    tags.reduce((outer, tag) => append(outer, tag), link).append(words);
  }

  #picture(picture: HTMLImageElement, into: Element): void {
    // Google draws the box of a checklist entry as a picture.
    if (picture.getAttribute("aria-roledescription") === "checkbox") return;
    const src = ownSource(picture);
    if (EMOJI.test(picture.alt)) into.append(picture.alt);
    else if (src) append(into, "img", { src, alt: picture.alt });
    else this.#lose(picture, "a picture");
  }
}

function addBefore(table: Element): Element {
  const caption = table.ownerDocument.createElement("p");
  table.before(caption);
  return caption;
}

function addBreak(br: Element, into: Element): void {
  if (!br.classList.contains("Apple-interchange-newline")) append(into, "br");
}

function keepSpans(from: Element, to: Element): Element {
  for (const name of ["colspan", "rowspan", "start"]) {
    const value = from.getAttribute(name);
    if (value && value !== "1") to.setAttribute(name, value);
  }
  return to;
}
