import { childOf, isOn, type Xml } from "./xml.ts";

type Field = {
  instruction: string;
  begin: Xml | undefined;
  /** In the result, after the instruction. */
  isResult: boolean;
  isShown: boolean;
};

const ADDRESS = /^\s*HYPERLINK\s+(?!\\)(?:"([^"]*)"|(\S+))/i;
const PLACE = /^\s*HYPERLINK\s.*?\\l\s+(?:"([^"]*)"|(\S+))/i;

/** Words of another place, with a link to it. */
const REFERENCE = /^\s*(?:PAGE|NOTE)?REF\s.*\\h\b/i;

/** Fields for which Word shows nothing, or not always. */
const SILENT =
  /^(?:XE|TC|TA|RD|PRIVATE|SET|ASK|FILLIN|ADVANCE|IF|COMPARE|SEQ|MERGE.*|NEXT.*|SKIPIF|HYPERLINK)?$/;

/** The beginnings without an end, after which no words would be shown any more. */
export function unclosedIn(elements: Xml[]): Set<Xml> {
  const open: Xml[] = [];
  const visit = (element: Xml) => {
    // Deleted and moved text is not read.
    if (element.name === "w:del" || element.name === "w:moveFrom") return;
    const type = element.name === "w:fldChar" ? element.attributes["w:fldCharType"] : "";
    if (type === "begin") open.push(element);
    if (type === "end") open.pop();
    element.children.forEach(visit);
  };
  elements.forEach(visit);
  return new Set(open);
}

/** The fields around the current place: links, page numbers, results of formulas. */
export class Fields {
  #open: Field[] = [];

  begin(begin?: Xml): void {
    this.#open.push({ instruction: "", begin, isResult: false, isShown: false });
  }

  instruct(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.isResult) field.instruction += text;
  }

  separate(): void {
    const field = this.#open.at(-1);
    if (field) field.isResult = true;
  }

  /** Returns the sign of a box to tick, the name of a field of which nothing was shown, or whether it was a link. */
  end(): { sign?: string; lost?: string; isReference?: boolean } {
    const field = this.#open.pop();
    const kind = field?.instruction.trim().split(/\s/)[0]?.toUpperCase() ?? "";
    if (kind === "FORMCHECKBOX") return { sign: isTicked(field?.begin) ? "☒" : "☐" };
    if (field?.isShown) return { isReference: REFERENCE.test(field.instruction) };
    return SILENT.test(kind) ? {} : { lost: kind };
  }

  /** Words of an instruction are not shown. */
  get isInstruction(): boolean {
    return this.#open.some((field) => !field.isResult);
  }

  show(): void {
    for (const field of this.#open) field.isShown = true;
  }

  get link(): string | undefined {
    return this.#open.map(({ instruction }) => linkOf(instruction)).findLast((it) => it);
  }
}

function linkOf(instruction: string): string {
  const [, quoted, bare] = ADDRESS.exec(instruction) ?? [];
  const [, place, barePlace] = PLACE.exec(instruction) ?? [];
  const anchor = place ?? barePlace;
  return `${quoted ?? bare ?? ""}${anchor ? `#${anchor}` : ""}`;
}

function isTicked(begin: Xml | undefined): boolean {
  const box = childOf(childOf(begin, "w:ffData"), "w:checkBox");
  return isOn(box, "w:checked") ?? isOn(box, "w:default") ?? false;
}
