import { BLOCKS, INSIDE, isBlank, isBlock } from "./pasted-blocks";
import { headingLevel, isWordQuote } from "./pasted-headings";
import { addressOf, isCard, losesAddress } from "./pasted-links";
import { Losses } from "./pasted-losses";
import { firstNumberOf } from "./pasted-numbers";
import { addBefore, addBreak, keepNumbers, namesOf, toDivs } from "./pasted-parts";
import { isEmbedded, isEmoji, isFrame, isIcon, isMedia, ownSource } from "./pasted-pictures";
import { readSigns } from "./pasted-signs";
import { isEndMark, isOrdinarySpace } from "./pasted-spaces";
import {
  inheritedOf,
  isHidden,
  isUnseen,
  type Marks,
  marksOf,
  readStyles,
  type Style,
  tagsOf,
} from "./pasted-style";
import { addBox, boxOf } from "./pasted-ticks";
import { tidy } from "./pasted-tidy";
import { append, holdsWordItems, type Item, readWordItem, WordLists } from "./word-lists";

export type Pasted = { body: HTMLElement; leftOut: string[]; losesPictures: boolean };

const KEPT = /^(?:UL|OL|LI|BLOCKQUOTE|TABLE|TR|TD|TH|HR)$/;
const HOLDS_NO_TEXT = /^(?:UL|OL|TABLE|TR)$/;
const TABLE_PART = /^(?:THEAD|TBODY|TFOOT)$/;
const DROPPED = /^(?:STYLE|SCRIPT|NOSCRIPT|TEMPLATE|META|LINK|TITLE|HEAD|COL|COLGROUP|RP)$/;
/** What the browser writes around an element's words. */
const AROUND: Record<string, [string, string]> = { Q: ["“", "”"], RT: [" (", ")"] };

/**
 * Reduces HTML from another program's clipboard to what the editor supports: headings, lists, tables, links, and bold
 * text where the source had it. Pictures that it only links to cannot be fetched, and are named in `leftOut`.
 */
export function readPasted(html: string): Pasted {
  const given = new DOMParser().parseFromString(html, "text/html");
  const { body } = new DOMParser().parseFromString("", "text/html");
  const styleOf = readStyles(given);
  toDivs(given.body, styleOf);
  const copier = new Copier(styleOf);
  copier.body(given.body, body);
  tidy(body);
  const { names, holdPictures } = copier.losses;
  return { body, leftOut: names, losesPictures: holdPictures };
}

class Copier {
  readonly losses = new Losses();
  readonly #lists = new WordLists();

  readonly #styleOf: (element: Element) => Style;

  constructor(styleOf: (element: Element) => Style) {
    this.#styleOf = styleOf;
  }

  body(from: Element, into: Element): void {
    const marks = inheritedOf(from, this.#styleOf(from), {});
    if (from.querySelector(INSIDE)) this.#runs(from, into, marks);
    else this.#children(from, into, marks);
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
    const lost = namesOf(element, style);
    if (lost) this.losses.add(lost);
    if (lost || DROPPED.test(tagName) || isEndMark(element)) return;
    if (isHidden(element, style) || isIcon(element)) return;
    if (isUnseen(style, around) && !element.hasChildNodes() && !/^T[DH]$/.test(tagName)) return;
    if (tagName === "IMG") this.#picture(element as HTMLImageElement, into, around);
    else if (isFrame(element)) this.#pictures(element, into, around);
    else if (isMedia(element)) this.losses.addPicture(element);
    else if (isEmbedded(element)) this.losses.addThing(element, "something embedded");
    else if (isCard(element)) this.#card(element, into);
    else if (tagName === "BR") addBreak(element, into);
    else if (tagName === "INPUT") into.append(boxOf(element));
    else this.#words(element, style, into, around);
  }

  #card(card: Element, into: Element): void {
    const href = addressOf(card);
    const line = href && card.matches(INSIDE) ? append(into, "p") : into;
    if (href) append(line, "a", { href }).append(href);
    else this.losses.addThing(card, "something embedded");
  }

  #words(element: Element, style: Style, into: Element, around: Marks): void {
    const item = readWordItem(element, style);
    const heading = item ? null : headingLevel(element, style);
    // A heading is bold by itself.
    const marks = heading
      ? { ...inheritedOf(element, style, around), bold: false }
      : marksOf(element, style, around);
    if (element.tagName === "A") marks.href = this.#address(element) ?? around.href;
    this.losses.addNumbers(firstNumberOf(element, this.#styleOf));
    addBox(element);
    const block = item ? this.#item(element, item, into) : this.#block(element, into, heading);
    const [before = "", after = ""] = AROUND[element.tagName] ?? [];
    this.#text(before, block, marks);
    const isAround = block === into && isBlock(element) && !TABLE_PART.test(element.tagName);
    if (isAround) this.#runs(element, into, marks);
    else this.#children(element, block, marks);
    this.#text(after, block, marks);
  }

  #address(link: Element): string | undefined {
    if (losesAddress(link)) this.losses.add("the address of a link");
    return addressOf(link);
  }

  #item(element: Element, item: Item, into: Element): Element {
    const added = this.#lists.add(into, item);
    this.losses.addNumbers(this.#lists.renumbered);
    return element.tagName === "LI" ? added : append(added, "p");
  }

  #block(element: Element, into: Element, heading: number | null): Element {
    const { tagName } = element;
    const holdsBlocks = element.querySelector(INSIDE) !== null;
    if (isWordQuote(element)) {
      const quotation = append(into, "blockquote");
      return holdsBlocks ? quotation : append(quotation, "p");
    }
    if (heading) return append(into, `h${heading}`);
    if (holdsWordItems(element)) return into;
    if (KEPT.test(tagName)) return keepNumbers(element, append(into, tagName));
    if (tagName === "CAPTION") return addBefore(into);
    return element.matches(BLOCKS) && !holdsBlocks ? append(into, "p") : into;
  }

  #lines(node: Node, into: Element, marks: Marks): void {
    const text = isOrdinarySpace(node) ? " " : (node.textContent ?? "");
    const lines = marks.keepsLines && !isGap(node, into) ? text.split("\n") : [text];
    for (const [index, line] of lines.entries()) {
      if (index > 0) append(into, "br");
      this.#text(line, into, marks);
    }
  }

  #signs(text: string, font = ""): string {
    if (!font) return text;
    const signs = readSigns(text, font);
    if (signs.lost) this.losses.add(signs.lost);
    return signs.text;
  }

  #text(text: string, into: Element, marks: Marks): void {
    if (marks.isUnseen || (HOLDS_NO_TEXT.test(into.tagName) && text.trim() === "")) return;
    const words = this.#signs(text, marks.signFont).replaceAll(/\s*[ \t\r\n]\s*|\u00a0{2,}/g, " ");
    if (words === "") return;
    const link = marks.href ? append(into, "a", { href: marks.href }) : into;
    tagsOf(marks)
      .reduce((outer, tag) => append(outer, tag), link)
      .append(words);
  }

  #pictures(frame: Element, into: Element, marks: Marks): void {
    for (const picture of frame.querySelectorAll("img")) this.#picture(picture, into, marks);
  }

  #picture(picture: HTMLImageElement, into: Element, { href }: Marks): void {
    // Google draws the box of a checklist entry as a picture.
    if (picture.getAttribute("aria-roledescription") === "checkbox") return;
    const src = ownSource(picture);
    if (isEmoji(picture)) into.append(picture.alt);
    else if (src) append(into, "img", { src, alt: picture.alt });
    else this.losses.addPicture(picture);
    if (src && href) this.losses.add("the link of a picture");
  }
}

/** Space between blocks, or between the parts of a list or table. */
function isGap(text: Node, into: Element): boolean {
  if (!isBlank(text)) return false;
  const beside = [text.previousSibling, text.nextSibling];
  return HOLDS_NO_TEXT.test(into.tagName) || beside.some((node) => node !== null && isBlock(node));
}
