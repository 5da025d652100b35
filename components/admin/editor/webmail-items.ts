import type { Style } from "./pasted-style";

const POINTS: Record<string, number> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 };
/** By how many points Word indents each level. */
const INDENT = 36;
/** Word's bullets, by level. */
const BULLETS = ["·", "o", "§"];
const IS_SMALL = /(?:^|;)\s*font(?:-size)?\s*:[^;]*\b7(?:\.0)?pt/i;

/** A mail that is copied from a browser has lost Word's own styles, but not the look of its lists. */
export function isWebmailItem(element: Element, style: Style): boolean {
  const isIndented = (style.get("text-indent") ?? "").startsWith("-");
  const isNamed = /(?:^|[\s_])MsoListParagraph/.test(element.className);
  return element.tagName === "P" && (isIndented || isNamed) && markerSpan(element) !== null;
}

/** Word fills the space behind a bullet or number with blanks of 7 points. */
export function markerSpan(paragraph: Element): Element | null {
  const first = shownNodes(paragraph)[0];
  if (first?.nodeName !== "SPAN" || !isMarker(first as Element)) return null;
  let end: Node | undefined = first;
  while (end && !isFiller(end)) end = shownNodes(end).at(-1);
  return end ? (first as Element) : null;
}

/** Not a paragraph that happens to end with such blanks. */
function isMarker(span: Element): boolean {
  const text = span.textContent?.trim() ?? "";
  return text !== "" && text.length <= 12 && !span.querySelector("a, b, strong, img");
}

function shownNodes(parent: Node): Node[] {
  return Array.from(parent.childNodes).filter(
    ({ nodeType, textContent }) =>
      nodeType === Node.ELEMENT_NODE || (nodeType === Node.TEXT_NODE && textContent?.trim()),
  );
}

function isFiller(node: Node): boolean {
  if (node.nodeName !== "SPAN" || node.textContent?.trim() !== "") return false;
  return IS_SMALL.test((node as Element).getAttribute("style") ?? "");
}

export function webmailLevel(style: Style, marker: string): number {
  const margin = (style.get("margin") ?? "").split(/\s+/);
  const left = style.get("margin-left") ?? margin[3] ?? margin[1] ?? margin[0] ?? "";
  const [, length, unit = ""] = /^([\d.]+)([a-z]+)$/.exec(left) ?? [];
  if (!length) return Math.max(0, BULLETS.indexOf(marker)) + 1;
  return Math.max(1, Math.round((Number(length) * (POINTS[unit] ?? 0)) / INDENT));
}
