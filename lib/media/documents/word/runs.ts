import { isComplete } from "../../../text/detours.ts";
import { text } from "./blocks.ts";
import { isTurn } from "./breaks.ts";
import type { Marks } from "./styles.ts";
import type { Rule, Walk } from "./walk.ts";
import { childOf, inside, isWordOrPicture, make, type Xml } from "./xml.ts";

/** Fonts of signs: mammoth knows which sign is behind which letter. */
const SIGNS = /^(?:symbol|webdings|wingdings(?: [23])?)$/i;

/** Any other letter is not of the font. */
const SIGN = /[!-\u00ff\uf021-\uf0ff]/;

const note: Rule = (element, walk) => {
  const id = element.attributes["w:id"] ?? "";
  const isThere = walk.around.notes.has(`${element.name.replace("Reference", "")} ${id}`);
  return isThere ? [make(element.name, { "w:id": id })] : walk.leaveOut("a note without its text");
};

const field: Rule = (element, walk) => {
  walk.fields.begin();
  walk.fields.instruct(element.attributes["w:instr"] ?? "");
  walk.fields.separate();
  return [...walk.rewrite(element.children), ...endField(walk)];
};

export const runRules: Record<string, Rule> = {
  "w:r": (element, walk) => {
    const properties = childOf(element, "w:rPr");
    const marks = walk.around.styles.run(properties, walk.paragraph, walk.looks);
    const font = childOf(properties, "w:rFonts")?.attributes["w:ascii"] ?? "";
    const children = SIGNS.test(font)
      ? element.children.flatMap((child) => signs(child, font, walk))
      : element.children;
    const parts = children.flatMap((child) => inRun(child, marks, walk));
    const isNote = parts.some(({ name }) => name.endsWith("noteReference"));
    const look = isNote ? [] : looksOf(marks, walk);
    return parts.length > 0 ? [make("w:r", {}, [...look, ...parts])] : [];
  },
  "w:t": (element) => (element.text ? [make("w:t", {}, [], element.text)] : []),
  "w:sym": (element) => [sign(element)],
  "w:tab": () => [make("w:tab")],
  "w:ptab": () => [make("w:tab")],
  "w:cr": () => [make("w:br")],
  "w:br": (element) => [isTurn(element) ? make("w:br", { "w:type": "page" }) : make("w:br")],
  "w:noBreakHyphen": () => [make("w:noBreakHyphen")],
  "w:softHyphen": () => [make("w:softHyphen")],
  "w:footnoteReference": note,
  "w:endnoteReference": note,
  "w:commentReference": (_, walk) => walk.leaveOut("comments"),
  "m:oMath": (_, walk) => walk.leaveOut("equations"),
  "m:oMathPara": (_, walk) => walk.leaveOut("equations"),
  "w:ruby": (element, walk) => {
    const reading = walk.rewrite(childOf(element, "w:rt")?.children ?? []);
    const words = walk.rewrite(childOf(element, "w:rubyBase")?.children ?? []);
    return reading.length > 0 ? [...words, text(" ("), ...reading, text(")")] : words;
  },
  "w:hyperlink": (element, walk) => {
    const wasLink = walk.isLink;
    walk.isLink = true;
    const words = walk.rewrite(element.children);
    walk.isLink = wasLink;
    return wrapInLink(words, addressOf(element, walk), walk);
  },
  "w:fldSimple": field,
  "w:fldChar": (element, walk) => {
    const type = element.attributes["w:fldCharType"];
    if (walk.unclosedFields.has(element)) return [];
    if (type === "begin") walk.fields.begin(element);
    if (type === "separate") walk.fields.separate();
    return type === "end" ? endField(walk) : [];
  },
  "w:instrText": (element, walk) => {
    walk.fields.instruct(element.text);
    return [];
  },
};

function inRun(child: Xml, marks: Marks, walk: Walk): Xml[] {
  if (/^w:(?:fldChar|instrText)$/.test(child.name)) return walk.rewrite([child]);
  if (walk.fields.isInstruction) return [];
  if (marks.isHidden) {
    const isLost = [child, ...inside(child)].some(isWordOrPicture);
    return isLost ? walk.leaveOut("hidden text") : [];
  }
  const parts = walk.rewrite([child]);
  if (parts.length > 0) walk.fields.show();
  return walk.isLink ? parts : wrapInLink(parts, walk.fields.link, walk);
}

function endField(walk: Walk): Xml[] {
  const { sign, lost, isReference } = walk.fields.end();
  if (isReference && !walk.isLink && !walk.fields.link) walk.leaveOut("the address of a link");
  if (lost) walk.leaveOut(`a field without words (${lost})`);
  return sign ? [make("w:t", {}, [], sign)] : [];
}

function addressOf({ attributes }: Xml, walk: Walk): string | undefined {
  const id = attributes["r:id"];
  const address = id ? walk.relations.get(id)?.address : "";
  if (address === undefined) walk.leaveOut("the address of a link");
  const anchor = attributes["w:anchor"];
  return anchor && address !== undefined ? `${address.replace(/#.*/, "")}#${anchor}` : address;
}

/** No lesson has the places in a document; a path would lead to a page of this site. */
export function wrapInLink(words: Xml[], address: string | undefined, walk: Walk): Xml[] {
  if (!address || words.length === 0) return words;
  const kept = address.trim().replace(/^(?=www\.)/i, "https://");
  if (isComplete(kept)) {
    return [make("w:hyperlink", { "r:id": walk.around.findings.addLink(kept) }, words)];
  }
  walk.leaveOut("the address of a link");
  return words;
}

function looksOf(marks: Marks, { isLink, fields }: Walk): Xml[] {
  const looks = [
    marks.isBold && make("w:b"),
    marks.isItalic && make("w:i"),
    marks.isUnderlined && !isLink && !fields.link && make("w:u", { "w:val": "single" }),
    marks.isStruck && make("w:strike"),
    marks.script && make("w:vertAlign", { "w:val": marks.script }),
  ].filter((it) => typeof it === "object");
  return looks.length > 0 ? [make("w:rPr", {}, looks)] : [];
}

/** The letters of a text in a font of signs. */
function signs(element: Xml, font: string, walk: Walk): Xml[] {
  if (element.name !== "w:t") return [element];
  walk.around.findings.count(element.text.length);
  return Array.from(element.text, (letter) =>
    SIGN.test(letter)
      ? make("w:sym", { "w:font": font, "w:char": codeOf(letter) })
      : make("w:t", {}, [], letter),
  );
}

function codeOf(letter: string): string {
  return (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
}

/** Outside of fonts of signs the code is that of the letter, unless it has none. */
function sign({ attributes }: Xml): Xml {
  const { "w:font": font = "", "w:char": code = "" } = attributes;
  const isLetter = /^[0-9a-f]{4}$/i.test(code) && !/^(?:00[01]|d[89a-f]|e|f[0-8])/i.test(code);
  if (SIGNS.test(font) || !isLetter) return make("w:sym", { "w:font": font, "w:char": code });
  return make("w:t", {}, [], String.fromCodePoint(Number.parseInt(code, 16)));
}
