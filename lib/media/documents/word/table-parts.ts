import { childOf, type Xml } from "./xml.ts";

type Part = "firstRow" | "lastRow" | "firstCol" | "lastCol";

/** The parts to which a table's style gives a look of their own, with their name and bit in a table's settings. */
const PARTS: [Part, name: string, bit: number][] = [
  ["firstRow", "w:firstRow", 0x20],
  ["lastRow", "w:lastRow", 0x40],
  ["firstCol", "w:firstColumn", 0x80],
  ["lastCol", "w:lastColumn", 0x100],
];

/** The rows and cells at a table's edges whose parts the table shows. */
export type Edges = ReadonlyMap<Xml, Part[]>;

export function edgesOf(table: Xml): Edges {
  const shown = shownParts(childOf(childOf(table, "w:tblPr"), "w:tblLook")?.attributes ?? {});
  const edges = new Map<Xml, Part[]>();
  const add = (element: Xml | undefined, part: Part) => {
    if (element && shown.includes(part)) edges.set(element, [...(edges.get(element) ?? []), part]);
  };
  const rows = found(table, "w:tr").filter((row) => !childOf(childOf(row, "w:trPr"), "w:del"));
  add(rows[0], "firstRow");
  add(rows.at(-1), "lastRow");
  for (const row of shown.length > 0 ? rows : []) {
    const cells = found(row, "w:tc");
    add(cells[0], "firstCol");
    add(cells.at(-1), "lastCol");
  }
  return edges;
}

/** Word marks rows and cells with their parts; other programs leave it to the reader to find them. */
export function partsOf(element: Xml, properties: Xml | undefined, edges: Edges): Part[] {
  const marks = childOf(properties, "w:cnfStyle")?.attributes;
  if (!marks) return edges.get(element) ?? [];
  const marked = PARTS.filter(
    ([, name], at) => isSet(marks[name]) || marks["w:val"]?.charAt(at) === "1",
  );
  return marked.map(([part]) => part);
}

function shownParts(look: Xml["attributes"]): Part[] {
  const bits = Number.parseInt(look["w:val"] ?? "0", 16);
  const shown = PARTS.filter(([, name, bit]) =>
    look[name] === undefined ? (bits & bit) !== 0 : isSet(look[name]),
  );
  return shown.map(([part]) => part);
}

function isSet(value: string | undefined): boolean {
  return /^(?:1|true|on)$/.test(value ?? "");
}

/** Also inside content controls, but not in tables inside cells. */
function found(element: Xml, name: string): Xml[] {
  return element.children.flatMap((it) => {
    if (it.name === name) return [it];
    return /^w:(?:tbl|tr|tc|p)$/.test(it.name) ? [] : found(it, name);
  });
}
