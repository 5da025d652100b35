import { isDeletion } from "./pasted-changes";
import { isHiddenText, isRemark, type Style } from "./pasted-style";
import { append } from "./word-lists";

const EQUATION = /^(?:math|m:omath(?:para)?)$/i;

/** Names a part that is left out; null if it is kept. */
export function namesOf(element: Element, style: Style): string | null {
  if (isRemark(element, style)) return "comments";
  if (isDeletion(element)) return "tracked changes";
  if (isHiddenText(element, style)) return "hidden text";
  return EQUATION.test(element.tagName) ? "equations" : null;
}

const INLINE =
  "span,a,abbr,b,cite,code,del,dfn,em,font,i,ins,kbd,label,mark,q,s,samp,small,strike,strong,sub,sup,time,tt,u,var";

/** A page may lay out its lines by styles alone. */
export function toDivs(body: Element, styleOf: (element: Element) => Style): void {
  for (const inline of body.querySelectorAll(INLINE)) {
    const display = styleOf(inline).get("display") ?? "";
    if (!/^(?:block|flex|grid|list-item|table)(?![\w-])/.test(display)) continue;
    if (inline.tagName === "SPAN") toDiv(inline);
    else wrapInDiv(inline);
  }
}

function toDiv(span: Element): void {
  const div = span.ownerDocument.createElement("div");
  for (const { name, value } of Array.from(span.attributes)) div.setAttribute(name, value);
  div.append(...span.childNodes);
  span.replaceWith(div);
}

/** Keeps the element, which is bold, a link or the like. */
function wrapInDiv(inline: Element): void {
  const div = inline.ownerDocument.createElement("div");
  inline.replaceWith(div);
  div.append(inline);
}

export function addBefore(table: Element): Element {
  const caption = table.ownerDocument.createElement("p");
  table.before(caption);
  return caption;
}

export function addBreak(br: Element, into: Element): void {
  if (!br.classList.contains("Apple-interchange-newline")) append(into, "br");
}

export function keepNumbers(from: Element, to: Element): Element {
  for (const name of ["colspan", "rowspan", "start"]) {
    const value = from.getAttribute(name);
    if (value && value !== "1") to.setAttribute(name, value);
  }
  const number = from.tagName === "LI" ? from.getAttribute("value") : null;
  if (number) to.setAttribute("value", number);
  return to;
}
