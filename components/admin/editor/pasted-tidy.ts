import { INSIDE, isSpace } from "./pasted-blocks";
import { levelHeadings, tidyHeadings } from "./pasted-headings";
import { tidyLists } from "./pasted-lists";

export function tidy(body: HTMLElement): void {
  closeGaps(body);
  tidyHeadings(body);
  for (const block of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6, li, blockquote")) {
    if (block.textContent?.trim() === "" && !block.querySelector("img, hr, table")) block.remove();
  }
  for (const paragraph of body.querySelectorAll("p")) freePictures(paragraph);
  tidyLists(body);
  levelHeadings(body);
  closeGaps(body);
}

function closeGaps(body: HTMLElement): void {
  for (const block of body.querySelectorAll(`${INSIDE}, img`)) {
    for (const beside of [block.previousSibling, block.nextSibling]) {
      if (isSpace(beside)) beside?.remove();
    }
  }
}

/** The editor treats a picture as a block, and would leave an empty paragraph before it. */
function freePictures(paragraph: Element): void {
  if (!paragraph.querySelector("img")) return;
  while (paragraph.firstChild && isSpaceOrPicture(paragraph.firstChild)) {
    if (paragraph.firstChild.nodeName === "IMG") paragraph.before(paragraph.firstChild);
    else paragraph.firstChild.remove();
  }
  if (!paragraph.hasChildNodes()) paragraph.remove();
}

function isSpaceOrPicture(node: Node): boolean {
  return isSpace(node) || node.nodeName === "IMG";
}
