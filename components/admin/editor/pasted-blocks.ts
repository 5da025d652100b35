import { tidyLists } from "./pasted-lists";

export const BLOCKS =
  "p,div,section,article,main,header,footer,aside,center,address,pre,figure,figcaption,caption,dl,dt,dd,details,summary,form,fieldset";
export const INSIDE = `${BLOCKS},h1,h2,h3,h4,h5,h6,ul,ol,li,table,blockquote,hr,[role=heading]`;

export function isBlock(node: Node): boolean {
  if (node.nodeType !== Node.ELEMENT_NODE) return false;
  const element = node as Element;
  return element.matches(INSIDE) || element.querySelector(INSIDE) !== null;
}

export function tidy(body: HTMLElement): void {
  for (const block of body.querySelectorAll(INSIDE)) {
    for (const beside of [block.previousSibling, block.nextSibling]) {
      if (beside?.nodeName === "BR" || isBlank(beside)) beside?.remove();
    }
  }
  for (const block of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6, li")) {
    if (block.textContent?.trim() === "" && !block.querySelector("img")) block.remove();
  }
  for (const paragraph of body.querySelectorAll("p")) {
    // The editor treats a picture as a block, and would leave an empty paragraph behind.
    if (paragraph.textContent?.trim() === "") paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const strong of body.querySelectorAll(":is(h1, h2, h3, h4, h5, h6) strong")) {
    if (strong.closest("h1, h2, h3, h4, h5, h6")?.textContent === strong.textContent) {
      strong.replaceWith(...strong.childNodes);
    }
  }
  tidyLists(body);
  levelHeadings(body);
}

export function isBlank(node: Node | null): boolean {
  return node?.nodeType === Node.TEXT_NODE && node.textContent?.trim() === "";
}

/** The lesson's page itself uses h1 and h2, so the highest level becomes h3 and all lower ones h4. */
function levelHeadings(body: HTMLElement): void {
  const headings = Array.from(body.querySelectorAll("h1, h2, h3, h4, h5, h6"));
  const highest = Math.min(...headings.map(({ tagName }) => Number(tagName[1])));
  for (const heading of headings) {
    const level = heading.tagName === `H${highest}` ? "h3" : "h4";
    const renamed = body.ownerDocument.createElement(level);
    renamed.append(...heading.childNodes);
    heading.replaceWith(renamed);
  }
}
