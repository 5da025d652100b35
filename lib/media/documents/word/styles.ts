import { childOf, isOn, make, settingOf, type Xml } from "./xml.ts";

export type Paragraph = {
  /** In mammoth's notation; null for an ordinary paragraph. */
  place: string | null;
  styles: Xml[];
  list: { id: string; level: number } | null;
};

export type Marks = {
  isBold: boolean;
  isItalic: boolean;
  isUnderlined: boolean;
  isStruck: boolean;
  isHidden: boolean;
  script: string | undefined;
};

const HEADING = /^heading ?([1-9])$/i;
/** "Heading" alone is a name of Pages. */
const TITLES: Record<string, number> = { title: 1, heading: 1, subtitle: 2 };
const QUOTE = /\b(?:quote|quotations?|zitat|citation)\b/i;

/** What a document's styles mean, by their properties: names are translated, and coaches give their own. */
export class Styles {
  readonly #styles = new Map<string, Xml>();
  readonly #followed = new Map<string, Xml[]>();
  readonly #usual: string | undefined;

  constructor(root: Xml | undefined) {
    const all = root?.children.filter((it) => it.name === "w:style") ?? [];
    for (const style of all.toReversed()) {
      this.#styles.set(keyOf(style.attributes["w:type"], style.attributes["w:styleId"]), style);
    }
    this.#usual = all.find(
      ({ attributes }) => attributes["w:type"] === "paragraph" && attributes["w:default"] === "1",
    )?.attributes["w:styleId"];
  }

  paragraph(properties: Xml | undefined): Paragraph {
    const styles = this.#follow("paragraph", settingOf(properties, "w:pStyle") ?? this.#usual);
    return { place: placeOf(properties, styles), styles, list: listOf(properties, styles) };
  }

  table(properties: Xml | undefined): Xml[] {
    return this.#follow("table", settingOf(properties, "w:tblStyle"));
  }

  /** Takes also what a table's style says of the cell. */
  run(properties: Xml | undefined, paragraph: Paragraph, cell: Xml[]): Marks {
    const styles = this.#follow("character", settingOf(properties, "w:rStyle"));
    const own = styles.map(runOf);
    const around = [...paragraph.styles, ...cell].map(runOf);
    // Headings and quotations are bold or italic by themselves.
    const look = paragraph.place ? [] : around;
    /** Two styles that both make words bold make them plain (17.7.3 of ECMA-376). */
    const toggle = (name: string, around = look) =>
      isOn(properties, name) ?? (first(own, name) ?? false) !== (first(around, name) ?? false);
    const setting = (name: string) =>
      [properties, ...own, ...look].map((it) => settingOf(it, name)).find((it) => it);
    // Scripts such as Arabic have settings of their own.
    const isComplex = isOn(properties, "w:rtl") || isOn(properties, "w:cs");
    return {
      isBold: toggle(isComplex ? "w:bCs" : "w:b"),
      isItalic: toggle(isComplex ? "w:iCs" : "w:i"),
      isUnderlined: (setting("w:u") ?? "none") !== "none",
      isStruck: toggle("w:strike") || toggle("w:dstrike"),
      isHidden: toggle("w:vanish", around),
      script: setting("w:vertAlign"),
    };
  }

  /** The list of a list style. */
  listOf(id: string | undefined): string | undefined {
    const style = this.#styles.get(keyOf("numbering", id));
    return settingOf(childOf(childOf(style, "w:pPr"), "w:numPr"), "w:numId");
  }

  /** A style, and those that it is based on. */
  #follow(type: string, id: string | undefined): Xml[] {
    const known = this.#followed.get(keyOf(type, id));
    if (known) return known;
    const found = new Set<Xml>();
    for (let next = id; next !== undefined; ) {
      const style = this.#styles.get(keyOf(type, next)) ?? missing(next);
      if (found.has(style)) break;
      found.add(style);
      next = settingOf(style, "w:basedOn");
    }
    this.#followed.set(keyOf(type, id), [...found]);
    return [...found];
  }
}

function keyOf(type: string | undefined, id: string | undefined): string {
  return `${type} ${id}`;
}

/** Some programs name a style and do not describe it. */
function missing(id: string): Xml {
  return make("w:style", {}, [make("w:name", { "w:val": id })]);
}

function runOf(style: Xml): Xml | undefined {
  return childOf(style, "w:rPr");
}

function first(all: (Xml | undefined)[], name: string): boolean | undefined {
  return all.map((it) => isOn(it, name)).find((it) => it !== undefined);
}

function placeOf(properties: Xml | undefined, styles: Xml[]): string | null {
  const all = [properties, ...styles.map((it) => childOf(it, "w:pPr"))];
  const outline = all.map((it) => settingOf(it, "w:outlineLvl")).find((it) => it !== undefined);
  const names = styles.map((it) => settingOf(it, "w:name") ?? "");
  const level = outline === undefined ? levelByName(names) : Number(outline) + 1;
  if (level >= 1 && level <= 9) return `h${Math.min(level, 6)}:fresh`;
  return names.some((name) => QUOTE.test(name)) ? "blockquote > p:fresh" : null;
}

/** NaN for a name that is no heading's. */
function levelByName(names: string[]): number {
  const found = names.map((name) => TITLES[name.toLowerCase()] ?? HEADING.exec(name)?.[1]);
  return Number(found.find((it) => it));
}

function listOf(properties: Xml | undefined, styles: Xml[]): Paragraph["list"] {
  const all = [properties, ...styles.map((it) => childOf(it, "w:pPr"))];
  const numbers = all.map((it) => childOf(it, "w:numPr"));
  const [id] = numbers.flatMap((it) => settingOf(it, "w:numId") ?? []);
  const [level = "0"] = numbers.flatMap((it) => settingOf(it, "w:ilvl") ?? []);
  return id === undefined || id === "0" ? null : { id, level: Number(level) };
}
