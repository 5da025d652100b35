import { Fields, unclosedIn } from "./fields.ts";
import type { Findings } from "./findings.ts";
import { OpenLists } from "./lists.ts";
import type { Numbering } from "./numbering.ts";
import type { Relations } from "./package.ts";
import type { Paragraph, Styles } from "./styles.ts";
import type { Edges } from "./table-parts.ts";
import { childOf, type Xml } from "./xml.ts";

export type Rule = (element: Xml, walk: Walk) => Xml[];

type Around = {
  rules: Map<string, Rule>;
  styles: Styles;
  numbering: Numbering;
  findings: Findings;
  /** The notes that the document has, such as "w:footnote 2". */
  notes: Set<string>;
};

/** Properties, and the beginnings and ends of bookmarks, comments and moves. */
const MARK = /(?:Pr|PrEx|Start|End)$|^w:(?:tblGrid|fldData)$/;

/** Elements that often hold nothing. */
const SILENT =
  /^w:(?:p|r|sdt|sdtContent|smartTag|customXml|hyperlink|fldSimple|ins|moveTo|dir|bdo|proofErr|lastRenderedPageBreak|footnoteRef|endnoteRef|separator|continuationSeparator)$/;

/** Goes through a part, and rewrites it so that mammoth reads all that it holds. */
export class Walk {
  readonly around: Around;
  readonly relations: Relations;
  readonly fields = new Fields();
  lists = new OpenLists();
  /** Paragraphs beside the current one, such as those of a text box. */
  beside: Xml[] = [];
  paragraph: Paragraph = { place: null, styles: [], list: null };
  isLink = false;
  /** The style of the current table, and those that it is based on. */
  table: Xml[] = [];
  edges: Edges = new Map();
  /** What the table's style says of the current cell, the nearest first. */
  looks: Xml[] = [];

  readonly #part: Xml[];
  readonly unclosedFields: Set<Xml>;

  constructor(around: Around, relations: Relations, part: Xml[]) {
    this.around = around;
    this.relations = relations;
    this.#part = part;
    this.unclosedFields = unclosedIn(part);
  }

  rewritePart(): Xml[] {
    return this.rewriteApart(this.#part);
  }

  leaveOut(what: string, kind = what): [] {
    this.around.findings.leaveOut(what, kind);
    return [];
  }

  rewrite(elements: Xml[]): Xml[] {
    return joined(elements).flatMap((element) => {
      const rule = this.around.rules.get(element.name);
      const parts = rule ? rule(element, this) : this.#unwrap(element);
      this.around.findings.count(parts.length);
      return parts;
    });
  }

  /** Words inside an element without a rule are kept. */
  #unwrap(element: Xml): Xml[] {
    const parts = this.rewrite(element.children);
    if (parts.length === 0 && !SILENT.test(element.name)) {
      this.leaveOut(`something that Word calls “${element.name}”`);
    }
    return parts;
  }

  /** Cells and text boxes continue no list from outside. */
  rewriteApart(elements: Xml[]): Xml[] {
    const { lists, beside, paragraph } = this;
    [this.lists, this.beside] = [new OpenLists(), []];
    const parts = [...this.rewrite(elements), ...this.beside];
    Object.assign(this, { lists, beside, paragraph });
    return parts;
  }
}

/** A paragraph whose end is deleted, or that is only a large first letter, goes on in the next one. */
function joined(elements: Xml[]): Xml[] {
  const all: Xml[] = [];
  for (const element of elements.toReversed()) {
    if (MARK.test(element.name)) continue;
    const next = all.at(-1);
    if (next?.name === "w:p" && isOpen(element)) all.pop();
    all.push(next?.name === "w:p" && isOpen(element) ? join(element, next) : element);
  }
  return all.reverse();
}

function isOpen(element: Xml): boolean {
  const properties = childOf(element, "w:pPr");
  const end = childOf(properties, "w:rPr");
  return (
    element.name === "w:p" &&
    (childOf(end, "w:del") !== undefined ||
      childOf(end, "w:moveFrom") !== undefined ||
      childOf(properties, "w:framePr")?.attributes["w:dropCap"] !== undefined)
  );
}

function join(first: Xml, next: Xml): Xml {
  const words = first.children.filter(({ name }) => name !== "w:pPr");
  const properties = next.children.filter(({ name }) => name === "w:pPr");
  const others = next.children.filter(({ name }) => name !== "w:pPr");
  return { ...next, children: [...properties, ...words, ...others] };
}
