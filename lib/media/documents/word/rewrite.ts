import JSZip from "jszip";
import { blockRules } from "./blocks.ts";
import { drawingRules } from "./drawings.ts";
import { Findings } from "./findings.ts";
import { Numbering } from "./numbering.ts";
import { Package, type Part } from "./package.ts";
import { runRules } from "./runs.ts";
import { Styles } from "./styles.ts";
import { tableRules } from "./tables.ts";
import { Walk } from "./walk.ts";
import { childOf, make, writeXml, type Xml } from "./xml.ts";

const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const rules = new Map(
  Object.entries({ ...blockRules, ...tableRules, ...runRules, ...drawingRules }),
);

/** In a header or footer: a word, a picture or a drawing. */
const SHOWN = /<\w+:t(?: [^>]*)?>\s*[^\s<]|<w:(?:drawing|pict|object)\b/;

/**
 * Mammoth passes over what it does not know, and knows styles by their English names. This writes the document anew
 * from what mammoth reads, with a style for each place in the HTML, and lists what could not be kept.
 */
export async function rewrite(zip: JSZip) {
  const given = new Package(zip);
  const main = await given.main();
  const notes = [await given.relatedTo(main, "footnotes"), await given.relatedTo(main, "endnotes")];
  const styles = new Styles((await given.relatedTo(main, "styles"))?.root);
  const numbering = new Numbering((await given.relatedTo(main, "numbering"))?.root, styles);
  const findings = new Findings();
  const around = { rules, styles, numbering, findings, notes: idsOf(notes) };
  const words = ({ relations }: Part, { name, children }: Xml) =>
    make(name, {}, new Walk(around, relations, children).rewritePart());

  const parts = [make("w:document", {}, [words(main, bodyOf(main))])];
  for (const part of notes) if (part) parts.push(words(part, part.root));
  if ((await given.headersAndFooters()).some((it) => SHOWN.test(it))) {
    findings.leaveOut("header and footer", "edges");
  }
  const { pictures, leftOut, styleMap, links } = findings;
  return { bytes: await pack(parts, links), styleMap, pictures, leftOut };
}

function bodyOf({ root }: Part): Xml {
  const body = childOf(root, "w:body");
  if (!body) throw new Error("This document has no body.");
  return body;
}

function idsOf(notes: (Part | null)[]): Set<string> {
  const all = notes.flatMap((it) => it?.root.children ?? []);
  const written = all.filter(({ attributes }) => !/separator$/i.test(attributes["w:type"] ?? ""));
  return new Set(written.map(({ name, attributes }) => `${name} ${attributes["w:id"]}`));
}

/** Mammoth finds parts by these names when nothing else is said. */
async function pack(parts: Xml[], links: Map<string, string>): Promise<Buffer> {
  const zip = new JSZip();
  const relations = make("Relationships", { xmlns: RELATIONS }, [
    relation("picture", "image", "/picture"),
    ...Array.from(links, ([address, id]) => relation(id, "hyperlink", address)),
  ]);
  for (const part of parts) {
    const name = `${part.name.slice("w:".length)}.xml`;
    zip.file(`word/${name}`, writeXml(part));
    zip.file(`word/_rels/${name}.rels`, writeXml(relations));
  }
  return zip.generateAsync({ type: "nodebuffer" });
}

function relation(id: string, type: string, target: string): Xml {
  return make("Relationship", { Id: id, Type: `${OFFICE}/${type}`, Target: target });
}
