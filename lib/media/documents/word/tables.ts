import type { Rule, Walk } from "./walk.ts";
import { childOf, isOn, make, settingOf, type Xml } from "./xml.ts";

/** The parts of a table to which its style gives a look of their own, and how Word marks rows and cells of them. */
const PARTS = [
  ["firstRow", "w:firstRow"],
  ["lastRow", "w:lastRow"],
  ["firstCol", "w:firstColumn"],
  ["lastCol", "w:lastColumn"],
] as const;

export const tableRules: Record<string, Rule> = {
  "w:tbl": (element, walk) => {
    walk.lists.close();
    const { table, looks } = walk;
    walk.table = walk.around.styles.table(childOf(element, "w:tblPr"));
    const rows = walk.rewrite(element.children);
    Object.assign(walk, { table, looks });
    return rows.length > 0 ? [make("w:tbl", {}, rows)] : [];
  },
  "w:tr": (element, walk) => {
    const properties = childOf(element, "w:trPr");
    if (childOf(properties, "w:del")) return [];
    const { table } = walk;
    const looks = looksOf(properties, table);
    const isTitle = looks.some(
      (look) => look.attributes["w:type"] === "firstRow" && isOn(childOf(look, "w:rPr"), "w:b"),
    );
    // Titles are bold by themselves.
    if (isTitle) walk.table = [];
    walk.looks = isTitle ? [] : [...looks, ...table];
    const cells = [
      ...skippedCells(properties, "w:gridBefore"),
      ...walk.rewrite(element.children),
      ...skippedCells(properties, "w:gridAfter"),
    ];
    walk.table = table;
    return [make("w:tr", {}, [...titleOf(properties, isTitle), ...cells])];
  },
  "w:tc": (element, walk) => {
    const properties = childOf(element, "w:tcPr");
    const { looks } = walk;
    walk.looks = [...looksOf(properties, walk.table), ...looks];
    const words = walk.rewriteApart(element.children);
    walk.looks = looks;
    return [make("w:tc", {}, [...keep(properties, "w:gridSpan", "w:vMerge"), ...words])];
  },
};

function looksOf(properties: Xml | undefined, table: Walk["table"]): Xml[] {
  const marks = childOf(properties, "w:cnfStyle")?.attributes ?? {};
  const parts = PARTS.filter(
    ([, name], at) => marks[name] === "1" || marks["w:val"]?.charAt(at) === "1",
  );
  const all = table.flatMap(({ children }) => children);
  return parts.flatMap(([part]) => all.filter(({ attributes }) => attributes["w:type"] === part));
}

function titleOf(properties: Xml | undefined, isTitle: boolean): Xml[] {
  return isTitle ? [make("w:trPr", {}, [make("w:tblHeader")])] : keep(properties, "w:tblHeader");
}

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
