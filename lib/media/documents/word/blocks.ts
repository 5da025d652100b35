import type { Item } from "./numbering.ts";
import type { Rule, Walk } from "./walk.ts";
import { childOf, make, settingOf, type Xml } from "./xml.ts";

const note: Rule = (element, walk) => [
  make(element.name, element.attributes, walk.rewriteApart(element.children)),
];

export const blockRules: Record<string, Rule> = {
  "w:p": (element, walk) => {
    const { beside } = walk;
    walk.beside = [];
    walk.paragraph = walk.around.styles.paragraph(childOf(element, "w:pPr"));
    const item = countItem(walk);
    const words = walk.rewrite(element.children);
    const all = words.length > 0 ? [paragraphOf(words, item, walk)] : [];
    if (walk.beside.length > 0) walk.lists.close();
    all.push(...walk.beside);
    walk.beside = beside;
    return all;
  },
  "w:tbl": (element, walk) => {
    walk.lists.close();
    const rows = walk.rewrite(element.children);
    return rows.length > 0 ? [make("w:tbl", {}, rows)] : [];
  },
  "w:tr": (element, walk) => {
    const properties = childOf(element, "w:trPr");
    if (childOf(properties, "w:del")) return [];
    const cells = [
      ...skippedCells(properties, "w:gridBefore"),
      ...walk.rewrite(element.children),
      ...skippedCells(properties, "w:gridAfter"),
    ];
    return [make("w:tr", {}, [...keep(properties, "w:tblHeader"), ...cells])];
  },
  "w:tc": (element, walk) => {
    const spans = keep(childOf(element, "w:tcPr"), "w:gridSpan", "w:vMerge");
    return [make("w:tc", {}, [...spans, ...walk.rewriteApart(element.children)])];
  },
  "w:footnote": note,
  "w:endnote": note,
  "w:altChunk": (_, walk) => walk.leaveOut("a document inside the document"),
  "w:subDoc": (_, walk) => walk.leaveOut("a document inside the document"),
  // Deleted words, in tracked changes.
  "w:del": () => [],
  "w:moveFrom": () => [],
};

function keep(properties: Xml | undefined, ...names: string[]): Xml[] {
  const kept = properties?.children.filter(({ name }) => names.includes(name)) ?? [];
  return properties && kept.length > 0 ? [make(properties.name, {}, kept)] : [];
}

/** A row may begin or end inside the table's edges. */
function skippedCells(properties: Xml | undefined, name: string): Xml[] {
  const count = Number(settingOf(properties, name) ?? 0);
  const span = make("w:gridSpan", { "w:val": String(count) });
  return count > 0 ? [make("w:tc", {}, [make("w:tcPr", {}, [span])])] : [];
}

function countItem({ paragraph: { list }, around: { numbering } }: Walk): Item | null {
  return list && numbering.count(list.id, list.level);
}

function paragraphOf(words: Xml[], item: Item | null, walk: Walk): Xml {
  const { place } = walk.paragraph;
  const isHeading = place?.startsWith("h");
  if (item && item.kind !== "none" && !isHeading)
    return placed(words, placeInList(item, walk), walk);
  walk.lists.close();
  const number = item?.text.trim() ? [text(`${item.text.trim()} `)] : [];
  return placed([...number, ...words], place, walk);
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

function placeInList({ kind, level, value, text }: Item, walk: Walk): string {
  if (kind === "bullet") return walk.lists.add({ level, tag: "ul", value: 1 });
  if (text.replaceAll(/[^\p{L}\p{N}]|^0+/gu, "") !== String(value)) {
    walk.leaveOut(`how lists write their numbers (“${text.trim()}”)`, "numbers");
  }
  return walk.lists.add({ level, tag: "ol", value });
}
