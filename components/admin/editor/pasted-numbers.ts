import type { Style } from "./pasted-style";

const OF_TYPE: Record<string, string> = { a: "a.", A: "A.", i: "i.", I: "I." };

const OF_STYLE: [style: RegExp, first: string][] = [
  [/\blower-(?:alpha|latin)\b/, "a."],
  [/\bupper-(?:alpha|latin)\b/, "A."],
  [/\blower-roman\b/, "i."],
  [/\bupper-roman\b/, "I."],
  [/\blower-greek\b/, "α."],
  [/\bdecimal-leading-zero\b/, "01."],
  [/\b(?:decimal|none|disc|circle|square)\b/, ""],
];

/** The first number of an item's list, unless it is plain or the item is a bullet. */
export function firstNumberOf(
  item: Element,
  styleOf: (element: Element) => Style,
): string | undefined {
  const list = item.parentElement;
  if (item.tagName !== "LI" || list?.tagName !== "OL") return undefined;
  return (firstOf(item, styleOf(item)) ?? firstOf(list, styleOf(list))) || undefined;
}

/** Empty for plain numbers, undefined where the element does not say. */
function firstOf(element: Element, style: Style): string | undefined {
  const type = element.getAttribute("type");
  const named = style.get("list-style-type") ?? style.get("list-style") ?? "";
  const first = OF_STYLE.find(([value]) => value.test(named))?.[1];
  return first ?? (type === null ? undefined : (OF_TYPE[type] ?? ""));
}
