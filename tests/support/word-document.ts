import JSZip from "jszip";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

export const names = [
  `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`,
  `xmlns:r="${OFFICE}/relationships"`,
  `xmlns:m="${OFFICE}/math"`,
  `xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"`,
  `xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"`,
  `xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"`,
  `xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"`,
  `xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"`,
  `xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"`,
  `xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"`,
  `xmlns:v="urn:schemas-microsoft-com:vml"`,
  `xmlns:o="urn:schemas-microsoft-com:office:office"`,
].join(" ");

const types = `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="emf" ContentType="image/x-emf"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;

const styles = `<w:styles ${names}>${["1", "2"].map((level) => `<w:style w:type="paragraph" w:styleId="H${level}"><w:name w:val="heading ${level}"/></w:style>`).join("")}</w:styles>`;

const numbering = `<w:numbering ${names}>${["bullet", "decimal"].map((format, id) => `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum>`).join("")}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;

type Relation = { id: string; type: string; target: string; isExternal?: true };

const relation = ({ id, type, target, isExternal }: Relation) =>
  `<Relationship Id="${id}" Type="${OFFICE}/relationships/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ""}/>`;

const relations = (all: Relation[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${all.map(relation).join("")}</Relationships>`;

/** A paragraph; `look` is the content of its `w:pPr`, and `run` that of the `w:rPr` of its words. */
export function paragraph(words: string, look = "", run = ""): string {
  return `<w:p><w:pPr>${look}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r></w:p>`;
}

export function picture(id: string, alt: string, how: "embed" | "link" = "embed"): string {
  return `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="x" descr="${alt}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:${how}="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
}

/** Packs a document in the same way as Word. */
export async function wordDocument(
  body: string,
  related: Relation[] = [],
  files: Record<string, string | Uint8Array> = {},
): Promise<Buffer> {
  const zip = new JSZip();
  const parts = {
    "[Content_Types].xml": types,
    "_rels/.rels": relations([{ id: "r1", type: "officeDocument", target: "word/document.xml" }]),
    "word/document.xml": `<w:document ${names}><w:body>${body}</w:body></w:document>`,
    "word/_rels/document.xml.rels": relations(related),
    "word/styles.xml": styles,
    "word/numbering.xml": numbering,
    ...files,
  };
  for (const [name, content] of Object.entries(parts)) zip.file(name, content);
  return zip.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
}
