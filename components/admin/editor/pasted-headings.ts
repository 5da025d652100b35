import { INSIDE, isSpace } from "./pasted-blocks";
import type { Style } from "./pasted-style";

const HEADINGS = "h1, h2, h3, h4, h5, h6";

export function headingLevel(element: Element, style: Style): number | null {
  if (element.getAttribute("role") === "heading") {
    return Math.min(6, Number(element.getAttribute("aria-level")) || 2);
  }
  if (/^MsoTitle/.test(element.className) || styleName(element) === "title") return 1;
  const { tagName } = element;
  const level =
    /^H([1-6])$/.exec(tagName)?.[1] ?? (tagName === "P" ? wordLevel(element, style) : 0);
  return Math.min(6, Number(level)) || null;
}

/** Word writes its levels 7 to 9, and a company's own headings, as paragraphs. */
function wordLevel(paragraph: Element, style: Style): string | undefined {
  const { className } = paragraph;
  if (/^MsoSubtitle/.test(className) || styleName(paragraph) === "subtitle") return "2";
  const named = /^MsoHeading([1-9])/.exec(className)?.[1];
  return named ?? /^[1-9]$/.exec(style.get("mso-outline-level") ?? "")?.[0];
}

/** Word for the web notes a paragraph's style at its words. */
function styleName(paragraph: Element): string {
  // An item of a list is one, whatever its style is.
  const isPlain = paragraph.tagName === "P" && !paragraph.closest("li");
  const words = isPlain ? paragraph.querySelector("[data-ccp-parastyle]") : null;
  return words?.getAttribute("data-ccp-parastyle")?.toLowerCase() ?? "";
}

export function isWordQuote(element: Element): boolean {
  return (
    /^Mso(?:Intense)?Quote/.test(element.className) ||
    /^(?:intense )?quote$/.test(styleName(element))
  );
}

export function tidyHeadings(body: HTMLElement): void {
  const headings = body.querySelectorAll(HEADINGS);
  for (const heading of headings) {
    for (const picture of heading.querySelectorAll("img")) {
      picture.before(" ");
      heading.before(picture);
    }
  }
  // A caption becomes a paragraph, whatever it holds.
  for (const line of body.querySelectorAll(`p, ${HEADINGS}`)) {
    for (const block of line.querySelectorAll(`${INSIDE}, tr, th, td`)) toLine(block);
  }
  for (const heading of headings) {
    trim(heading);
    for (const strong of heading.querySelectorAll("strong")) {
      if (heading.textContent === strong.textContent) strong.replaceWith(...strong.childNodes);
    }
  }
}

/** Leaves no empty lines. */
function trim(heading: Element): void {
  for (const br of heading.querySelectorAll("br")) {
    while (isSpace(br.previousSibling)) br.previousSibling?.remove();
  }
  while (isSpace(heading.firstChild)) heading.firstChild?.remove();
  while (isSpace(heading.lastChild)) heading.lastChild?.remove();
}

/** The editor would end a heading or a paragraph at a block inside it. */
function toLine(block: Element): void {
  const { previousSibling, nextSibling } = block;
  if (previousSibling && previousSibling.nodeName !== "BR") block.before(br(block));
  if (nextSibling && block.textContent?.trim()) block.after(br(block));
  block.replaceWith(...block.childNodes);
}

function br(beside: Element): Element {
  return beside.ownerDocument.createElement("br");
}

/** The lesson's page itself uses h1 and h2, so the highest level becomes h3 and all lower ones h4. */
export function levelHeadings(body: HTMLElement): void {
  const headings = Array.from(body.querySelectorAll("h1, h2, h3, h4, h5, h6"));
  const highest = Math.min(...headings.map(({ tagName }) => Number(tagName[1])));
  for (const heading of headings) {
    const level = heading.tagName === `H${highest}` ? "h3" : "h4";
    const renamed = body.ownerDocument.createElement(level);
    renamed.append(...heading.childNodes);
    heading.replaceWith(renamed);
  }
}
