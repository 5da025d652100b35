import { isInsertion } from "./pasted-changes";
import { signFontOf } from "./pasted-signs";

export type Style = ReadonlyMap<string, string>;

export type Marks = {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  script?: "sub" | "sup";
  href?: string;
  keepsLines?: boolean;
  /** Letters of a font like Wingdings stand for signs. */
  signFont?: string;
  /** It takes up its place, but shows nothing. */
  isUnseen?: boolean;
};

/** Parses styles as text, because the security policy keeps inline styles out of `element.style`. */
export function readStyles(document: Document): (element: Element) => Style {
  const sheet = Array.from(document.querySelectorAll("style"), (style) => style.textContent);
  const rules = readRules(sheet.join("\n"));
  return (element) =>
    new Map([
      ...Array.from(element.classList).flatMap((name) => [
        ...(rules.get(`.${name}`) ?? []),
        ...(rules.get(`${element.localName}.${name}`) ?? []),
      ]),
      ...declarations(element.getAttribute("style") ?? ""),
    ]);
}

/** Rules for paper, or for some screens only. */
const ELSEWHERE =
  /@media\b[^{}@]{0,300}?\b(?:print|width)\b[^{}@]{0,300}\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi;

/** "p.MsoTitle, span.s1 {font-weight: bold}"; a spreadsheet's cells are bold by their class alone. */
function readRules(sheet: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  const plain = sheet.replaceAll(/<!--|\/\*.*?\*\//gs, "").replaceAll(ELSEWHERE, "");
  for (const [, selectors = "", body = ""] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(",")) {
      const [, tag = "", name] = /^\s*([\w-]*)\.([\w-]+)\s*$/.exec(selector) ?? [];
      const key = `${tag.toLowerCase()}.${name}`;
      if (name) styles.set(key, new Map([...(styles.get(key) ?? []), ...declarations(body)]));
    }
  }
  return styles;
}

function declarations(text: string): [string, string][] {
  return text.split(";").flatMap((declaration): [string, string][] => {
    const [name = "", ...rest] = declaration.split(":");
    const value = rest
      .join(":")
      .toLowerCase()
      .replace(/!\s*important\s*$/, "");
    return rest.length > 0 ? [[name.trim().toLowerCase(), value.trim()]] : [];
  });
}

const ofTag: Record<string, Marks> = {
  B: { bold: true },
  STRONG: { bold: true },
  I: { italic: true },
  EM: { italic: true },
  CITE: { italic: true },
  U: { underline: true },
  INS: { underline: true },
  S: { strike: true },
  STRIKE: { strike: true },
  DEL: { strike: true },
  SUB: { script: "sub" },
  SUP: { script: "sup" },
};

/** The marks that even a heading inherits. */
export function inheritedOf(element: Element, style: Style, around: Marks): Marks {
  const space = style.get("white-space-collapse") ?? style.get("white-space");
  const given = space?.replace(/^inherit\b.*/, "");
  const keepsLines = given ? /^(?:pre|break-spaces)/.test(given) : element.tagName === "PRE";
  return {
    ...around,
    keepsLines: given ? keepsLines : keepsLines || around.keepsLines,
    signFont: signFontOf(element, style) ?? around.signFont,
    isUnseen: hasNoSize(element, style) || isUnseen(style, around),
  };
}

/** The marks of an element's text: inherited ones, overridden by its tag, then by its style. */
export function marksOf(element: Element, style: Style, around: Marks): Marks {
  const marks = inheritedOf(element, style, around);
  if (isInsertion(element)) return marks;
  Object.assign(marks, ofTag[element.tagName]);
  const font = readFont(style);
  const least = marks.bold && element.closest("b, strong") ? LEAST_IN_BOLD : LEAST_BOLD;
  marks.bold = isBold(style.get("font-weight") ?? font?.weight, least) ?? marks.bold;
  marks.italic = isSlanted(style.get("font-style") ?? font?.slant) ?? marks.italic;
  const lines = style.get("text-decoration-line") ?? style.get("text-decoration") ?? "";
  if (lines.includes("line-through")) marks.strike = true;
  if (lines.includes("underline")) marks.underline = true;
  if (lines.startsWith("none") && ofTag[element.tagName]) marks.underline = marks.strike = false;
  const place = style.get("vertical-align");
  if (place === "sub") marks.script = "sub";
  if (place === "super") marks.script = "sup";
  return marks;
}

/** "bold 12px Arial". What it leaves out is normal again. */
function readFont(style: Style): { weight: string; slant: string } | null {
  const font = style.get("font");
  if (!font) return null;
  // Behind the size is the font's name, which may say "Bold".
  const [start = ""] = font.split(/["']|\b[\d.]+(?:px|pt|r?em|%)/);
  if (/^(?:inherit|unset|revert)|var\(/.test(start)) return null;
  return {
    weight: /\b(?:bold|[1-9]00)\b/.exec(start)?.[0] ?? "normal",
    slant: /\b(?:italic|oblique)\b/.exec(start)?.[0] ?? "normal",
  };
}

const LEAST_BOLD = 600;
/** Many sites make their <strong> only a little heavier. */
const LEAST_IN_BOLD = 500;

/** Undefined for what only the other site's style sheets could tell, like "var(--x)". */
function isBold(weight = "", least = LEAST_BOLD): boolean | undefined {
  if (/^(?:normal|lighter|initial)$/.test(weight)) return false;
  return (
    /^bold/.test(weight) || (/^\d/.test(weight) ? Number.parseInt(weight, 10) >= least : undefined)
  );
}

function isSlanted(slant = ""): boolean | undefined {
  if (/^(?:normal|initial)$/.test(slant)) return false;
  return /^(?:italic|oblique)/.test(slant) || undefined;
}

/** A reviewer's comment in Word, or its mark in the text. */
export function isRemark(element: Element, style: Style): boolean {
  return (
    /^comment/.test(style.get("mso-element") ?? "") ||
    /^(?:MsoCommentReference|msocom)/.test(element.className)
  );
}

export function isHidden(element: Element, style: Style): boolean {
  const display = style.get("display");
  const isHere = display ? display !== "none" : !element.hasAttribute("hidden");
  const isRow = /^(?:TR|THEAD|TBODY|TFOOT)$/.test(element.tagName);
  return !isHere || (isRow && style.get("visibility") === "collapse");
}

/** Elements inside may have a size again, by styles that are not in the clipboard. */
function hasNoSize(element: Element, style: Style): boolean {
  return /^0(?:\.0+)?(?![\d.])/.test(style.get("font-size") ?? "") && !element.firstElementChild;
}

/** Words inside may be visible again. */
export function isUnseen(style: Style, around: Marks): boolean | undefined {
  const value = style.get("visibility") ?? "";
  if (/^(?:hidden|collapse)$/.test(value)) return true;
  return /^(?:visible|initial)$/.test(value) ? false : around.isUnseen;
}

/** Word writes what its author hid. */
export function isHiddenText(element: Element, style: Style): boolean {
  return style.get("mso-hide") === "all" && element.textContent?.trim() !== "";
}

export function tagsOf(marks: Marks): string[] {
  const tags = [
    marks.bold && "strong",
    marks.italic && "em",
    marks.underline && !marks.href && "u",
    marks.strike && "s",
    marks.script,
  ];
  return tags.filter((tag) => typeof tag === "string");
}
