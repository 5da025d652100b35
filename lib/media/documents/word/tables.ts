import { edgesOf, partsOf } from "./table-parts.ts";
import type { Rule, Walk } from "./walk.ts";
import { childOf, isOn, make, settingOf, type Xml } from "./xml.ts";

export const tableRules: Record<string, Rule> = {
  "w:tbl": (element, walk) => {
    walk.lists.close();
    const { table, looks, edges } = walk;
    walk.edges = edgesOf(element);
    walk.table = walk.around.styles.table(childOf(element, "w:tblPr"));
    const rows = walk.rewrite(element.children);
    Object.assign(walk, { table, looks, edges });
    return rows.length > 0 ? [make("w:tbl", {}, rows)] : [];
  },
  "w:tr": (element, walk) => {
    const properties = childOf(element, "w:trPr");
    if (childOf(properties, "w:del")) return [];
    const { table } = walk;
    const looks = looksOf(element, properties, walk);
    const isTitle = isTitleBy(looks.filter((look) => look.attributes["w:type"] === "firstRow"));
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
    walk.looks = [...looksOf(element, properties, walk), ...looks];
    const words = walk.rewriteApart(element.children);
    walk.looks = looks;
    return [make("w:tc", {}, [...keep(properties, "w:gridSpan", "w:vMerge"), ...words])];
  },
};

function looksOf(element: Xml, properties: Xml | undefined, { table, edges }: Walk): Xml[] {
  const all = table.flatMap(({ children }) => children);
  return partsOf(element, properties, edges).flatMap((part) =>
    all.filter(({ attributes }) => attributes["w:type"] === part),
  );
}

function isTitleBy(looks: Xml[]): boolean {
  const [shade] = looks.flatMap((look) => childOf(childOf(look, "w:tcPr"), "w:shd") ?? []);
  return isShade(shade) || looks.some((look) => isOn(childOf(look, "w:rPr"), "w:b"));
}

function isShade(shade: Xml | undefined): boolean {
  const look = shade?.attributes ?? {};
  const { "w:fill": fill = "auto", "w:color": ink = "auto", "w:val": pattern } = look;
  const colours = pattern === "clear" || pattern === "nil" ? [fill] : [fill, ink];
  return colours.some((colour) => !/^(?:auto|ffffff)$/i.test(colour));
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
