import { divideAtTurns } from "./breaks.ts";
import type { Item } from "./numbering.ts";
import type { Rule, Walk } from "./walk.ts";
import { childOf, make, type Xml } from "./xml.ts";

const note: Rule = (element, walk) => [
  make(element.name, element.attributes, walk.rewriteApart(element.children)),
];

export const blockRules: Record<string, Rule> = {
  "w:p": (element, walk) => {
    const { beside } = walk;
    walk.beside = [];
    walk.paragraph = walk.around.styles.paragraph(childOf(element, "w:pPr"));
    const item = countItem(walk);
    const words = divideAtTurns(walk.rewrite(element.children));
    const all = words.length > 0 ? [paragraphOf(words, item, walk)] : [];
    if (walk.beside.length > 0) walk.lists.close();
    all.push(...walk.beside);
    walk.beside = beside;
    return all;
  },
  "w:footnote": note,
  "w:endnote": note,
  "w:altChunk": (_, walk) => walk.leaveOut("a document inside the document"),
  "w:subDoc": (_, walk) => walk.leaveOut("a document inside the document"),
  // Deleted words, in tracked changes.
  "w:del": () => [],
  "w:moveFrom": () => [],
};

function countItem({ paragraph: { list }, around: { numbering } }: Walk): Item | null {
  return list && numbering.count(list.id, list.level);
}

function paragraphOf(words: Xml[], item: Item | null, walk: Walk): Xml {
  const { place } = walk.paragraph;
  const inList = item && item.kind !== "none" && !place?.startsWith("h") ? item : null;
  const isNumbered = inList?.kind === "number";
  if (item) nameLoss(item, isNumbered, walk);
  const marker = isNumbered ? "" : item?.text.trim();
  const all = marker ? [text(`${marker} `), ...words] : words;
  if (inList) return placed(all, placeInList(inList, walk), walk);
  walk.lists.close();
  return placed(all, place, walk);
}

function placed(words: Xml[], place: string | null, walk: Walk): Xml {
  if (place === null) return make("w:p", {}, words);
  const style = make("w:pStyle", { "w:val": walk.around.findings.styleOf(place) });
  return make("w:p", {}, [make("w:pPr", {}, [style]), ...words]);
}

/** A horizontal rule. */
export function ruleBeside(walk: Walk): Xml[] {
  walk.beside.push(placed([], "hr:fresh", walk));
  return [];
}

export function paragraphBeside(words: string, walk: Walk): Xml[] {
  walk.beside.push(make("w:p", {}, [text(words)]));
  return [];
}

export function text(words: string): Xml {
  return make("w:r", {}, [make("w:t", {}, [], words)]);
}

function placeInList({ kind, level, value }: Item, walk: Walk): string {
  if (kind === "bullet") return walk.lists.add({ level, tag: "ul", value: 1 });
  return walk.lists.add({ level, tag: "ol", value });
}

function nameLoss({ text, value, isFigure }: Item, isNumbered: boolean, walk: Walk): void {
  const what = "how lists write their numbers";
  const figures = text.replaceAll(/[\p{Ps}\p{Pe}\p{Pd}\s.,:;]/gu, "");
  if (!isFigure) walk.leaveOut(what, "numbers");
  else if (isNumbered && (!/^\d+$/.test(figures) || Number(figures) !== value)) {
    walk.leaveOut(`${what} (“${text.trim()}”)`, "numbers");
  }
}
