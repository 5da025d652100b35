import { inflateSync } from "node:zlib";

/** The words of one of our PDFs, line by line in drawing order. Reads only what PDFKit writes. */
export function readPdfText(pdf: Uint8Array): string {
  const objects = readObjects(Buffer.from(pdf).toString("latin1"));
  const fonts = readFonts(objects);
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    let letters: string[] = [];
    const shown = stream.matchAll(/\/(?<font>F\d+) [\d.]+ Tf|\[(?<runs>[^\]]*)\] TJ/g);
    for (const { groups } of shown) {
      if (groups?.font) letters = fonts.get(groups.font) ?? [];
      const codes = groups?.runs?.matchAll(/<(?<hex>[0-9a-f]+)>/g) ?? [];
      const glyphs = Array.from(codes, (code) => code.groups?.hex?.match(/.{4}/g) ?? []).flat();
      if (groups?.runs) lines.push(glyphs.map((it) => letters[Number.parseInt(it, 16)]).join(""));
    }
  }
  return lines.join("\n");
}

type PdfObject = { head: string; stream: string };

function readObjects(file: string): Map<string, PdfObject> {
  const found = file.matchAll(/^(?<id>\d+) 0 obj\n(?<body>.*?)\nendobj/gms);
  return new Map(
    Array.from(found, ({ groups }) => {
      const [head = "", packed = ""] = groups?.body?.split("\nstream\n") ?? [];
      const isPacked = head.includes("/FlateDecode") && !head.includes("/Length1");
      const stream = isPacked ? inflateSync(Buffer.from(packed, "latin1")).toString("latin1") : "";
      return [groups?.id ?? "", { head, stream }];
    }),
  );
}

/** The characters of each font, by the number of their glyph. */
function readFonts(objects: Map<string, PdfObject>): Map<string, string[]> {
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values()) {
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? "")?.[1] ?? "";
      const list = /beginbfrange\n<0000> <\w+> \[(.*?)\]/s.exec(objects.get(map)?.stream ?? "");
      fonts.set(
        name,
        Array.from(list?.[1]?.matchAll(/<(.*?)>/g) ?? [], ([, hex]) => toText(hex)),
      );
    }
  }
  return fonts;
}

function toText(hex = ""): string {
  return String.fromCharCode(...hex.split(" ").map((unit) => Number.parseInt(unit, 16)));
}
