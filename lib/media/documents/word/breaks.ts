import { make, type Xml } from "./xml.ts";

const NOT_IN_TEXT = /^(?:w:rPr|w:softHyphen)$/;

/** An end of a page or column divides words like the end of a line, and at a paragraph's edge does nothing. */
export function divideAtTurns(words: Xml[]): Xml[] {
  return resolve(words, dividing(words));
}

function dividing(words: Xml[]): Set<Xml> {
  const found = new Set<Xml>();
  let turn: Xml | null = null;
  let isBehindWords = false;
  for (const part of words.flatMap(partsOf)) {
    if (isTurn(part)) turn ??= part;
    else if (part.name === "w:br" || part.name === "w:drawing") isBehindWords = false;
    else if (!isBlank(part)) {
      if (turn && isBehindWords) found.add(turn);
      [turn, isBehindWords] = [null, true];
    }
  }
  return found;
}

function partsOf(element: Xml): Xml[] {
  if (NOT_IN_TEXT.test(element.name)) return [];
  const isAround = element.name === "w:r" || element.name === "w:hyperlink";
  return isAround ? element.children.flatMap(partsOf) : [element];
}

/** The end of a page or column. */
export function isTurn({ name, attributes }: Xml): boolean {
  return name === "w:br" && /^(?:page|column)$/.test(attributes["w:type"] ?? "");
}

function isBlank({ name, text }: Xml): boolean {
  return name === "w:tab" || (name === "w:t" && text.trim() === "");
}

function resolve(elements: Xml[], kept: Set<Xml>): Xml[] {
  return elements.flatMap((element) => {
    if (isTurn(element)) return kept.has(element) ? [make("w:br")] : [];
    if (element.name !== "w:r" && element.name !== "w:hyperlink") return [element];
    const children = resolve(element.children, kept);
    return children.some(({ name }) => name !== "w:rPr") ? [{ ...element, children }] : [];
  });
}
