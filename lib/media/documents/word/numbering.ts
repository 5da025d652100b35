import type { Styles } from "./styles.ts";
import { isOn, settingOf, type Xml } from "./xml.ts";

type Level = {
  start: number;
  format: string;
  /** With "%1" in place of the first level's number. */
  text: string;
  /** The level after which the numbers begin again: 0 is none, undefined is every higher one. */
  restart: number | undefined;
  isDecimal: boolean;
};
type List = { id: string; levels: Map<number, Level>; starts: Map<number, number> };

export type Item = {
  kind: "bullet" | "number" | "none";
  level: number;
  value: number;
  /** What Word writes before the words, unless that is a sign. */
  text: string;
  /** Whether the number is a word, such as "First", or of another script. */
  isFigure: boolean;
};

/** The numbers that are written as Word writes them; those in circles are near enough. */
const FIGURES = /^(?:decimal|(?:lower|upper)(?:Letter|Roman)$|numberInDash$|custom$|bullet$|none$)/;
/** A bullet is one sign, in some fonts a letter. */
const WORDS = /^(?=.*[\p{L}\p{N}]).{2,}/u;

/** Counts the paragraphs of numbered lists in the way of Word. */
export class Numbering {
  readonly #root: Xml | undefined;
  readonly #styles: Styles;
  readonly #lists = new Map<string, List | null>();
  readonly #counted = new Map<string, number[]>();
  readonly #begun = new Set<string>();

  constructor(root: Xml | undefined, styles: Styles) {
    this.#root = root;
    this.#styles = styles;
  }

  /** Null if the document does not describe the list. */
  count(id: string, level: number): Item | null {
    const list = this.#list(id);
    const described = list?.levels.get(level);
    if (!list || !described) return null;
    const counts = this.#begin(id, list);
    const value = (counts[level] ?? this.#startOf(list, level) - 1) + 1;
    counts[level] = value;
    this.#restartBelow(list, level, counts);
    const [kind, text] = [kindOf(described, level), textOf(list, level, counts)];
    return { kind, level, value, text, isFigure: FIGURES.test(described.format) };
  }

  #list(id: string, seen: string[] = []): List | null {
    const known = this.#lists.get(id);
    if (known !== undefined) return known;
    const list = seen.includes(id) ? null : this.#read(id, [...seen, id]);
    this.#lists.set(id, list);
    return list;
  }

  #read(id: string, seen: string[]): List | null {
    const all = this.#root?.children ?? [];
    const num = all.find((it) => it.name === "w:num" && it.attributes["w:numId"] === id);
    const shared = settingOf(num, "w:abstractNumId");
    const described = all.find(
      (it) => it.name === "w:abstractNum" && it.attributes["w:abstractNumId"] === shared,
    );
    if (!num || !described || shared === undefined) return null;
    const link = this.#styles.listOf(settingOf(described, "w:numStyleLink"));
    if (link) return this.#list(link, seen);
    const changes = num.children.filter((it) => it.name === "w:lvlOverride");
    const levels = [...described.children, ...changes.flatMap((it) => it.children)]
      .filter((it) => it.name === "w:lvl")
      .map((it) => [levelOf(it), readLevel(it)] as const);
    const starts = changes.flatMap((it) => {
      const start = settingOf(it, "w:startOverride");
      return start === undefined ? [] : [[levelOf(it), Number(start)] as const];
    });
    return { id: shared, levels: new Map(levels), starts: new Map(starts) };
  }

  /** Lists with one description continue each other's numbers, unless they say where they start. */
  #begin(id: string, list: List): number[] {
    const counts = this.#counted.get(list.id) ?? [];
    this.#counted.set(list.id, counts);
    if (!this.#begun.has(id)) for (const level of list.starts.keys()) delete counts[level];
    this.#begun.add(id);
    return counts;
  }

  #startOf(list: List, level: number): number {
    return list.starts.get(level) ?? list.levels.get(level)?.start ?? 1;
  }

  #restartBelow(list: List, level: number, counts: number[]): void {
    for (const [below, { restart }] of list.levels) {
      if (below > level && (restart === undefined || level < restart)) delete counts[below];
    }
  }
}

function levelOf(element: Xml): number {
  return Number(element.attributes["w:ilvl"] ?? 0);
}

function readLevel(element: Xml): Level {
  const format = settingOf(element, "w:numFmt") ?? "decimal";
  const usual = /^(?:none|bullet)$/.test(format) ? "" : `%${levelOf(element) + 1}.`;
  const restart = settingOf(element, "w:lvlRestart");
  return {
    start: Number(settingOf(element, "w:start") ?? 1),
    format,
    text: settingOf(element, "w:lvlText") ?? usual,
    restart: restart === undefined ? undefined : Number(restart),
    isDecimal: isOn(element, "w:isLgl") ?? false,
  };
}

function kindOf({ format, text }: Level, level: number): Item["kind"] {
  if (format === "bullet") return "bullet";
  return format !== "none" && text.includes(`%${level + 1}`) ? "number" : "none";
}

function textOf(list: List, level: number, counts: number[]): string {
  const { text = "", format, isDecimal } = list.levels.get(level) ?? {};
  if (format === "bullet") return WORDS.test(text.trim()) ? text : "";
  return text.replaceAll(/%([1-9])/g, (_, place) => {
    const { start = 1, format = "decimal" } = list.levels.get(place - 1) ?? {};
    return written(counts[place - 1] ?? start, isDecimal ? "decimal" : format);
  });
}

function written(value: number, format: string): string {
  if (format === "none") return "";
  if (format === "decimalZero") return String(value).padStart(2, "0");
  const text = /Letter$/.test(format) ? letters(value) : roman(value);
  if (/^lower(?:Letter|Roman)$/.test(format)) return text.toLowerCase();
  return /^upper(?:Letter|Roman)$/.test(format) ? text : String(value);
}

/** After Z comes AA, then BB. */
function letters(value: number): string {
  const letter = String.fromCharCode(65 + ((value - 1) % 26));
  return letter.repeat(Math.max(0, Math.min(100, Math.ceil(value / 26))));
}

const ROMAN = Object.entries({
  M: 1000,
  CM: 900,
  D: 500,
  CD: 400,
  C: 100,
  XC: 90,
  L: 50,
  XL: 40,
  X: 10,
  IX: 9,
  V: 5,
  IV: 4,
  I: 1,
});

function roman(value: number): string {
  let [text, rest] = ["", Math.min(value, 10_000)];
  for (const [letter, worth] of ROMAN) {
    for (; rest >= worth; rest -= worth) text += letter;
  }
  return text;
}
