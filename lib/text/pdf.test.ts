import { type Font, openSync } from "fontkit";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import {
  type Face,
  facePath,
  heightInFaces,
  registerFaces,
  splitByFace,
  writeInFaces,
} from "./pdf";
import { toPrintable } from "./printable";

const opened = new Map<Face, Font>();

function openFace(face: Face): Font {
  const font = opened.get(face) ?? openSync(facePath(face));
  if (!("layout" in font)) throw new Error(`${face} is a collection of typefaces.`);
  opened.set(face, font);
  return font;
}

const signs = Array.from({ length: 0x3000 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));

const printed = new Set(signs.map(toPrintable).join(""));

function isMissing(sign: string, face: Face): boolean {
  return splitByFace(sign, face).some(
    (run) => !openFace(run.face).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  );
}

it.each(["sans", "sansBold"] as const)("each sign that is drawn in %s is in that face", (face) => {
  const drawn = signs.filter((sign) => splitByFace(sign, face)[0]?.face === face);
  expect(drawn.length).toBeGreaterThan(150);
  expect(drawn.filter((sign) => isMissing(sign, face))).toEqual([]);
});

it.each(["serif", "sans", "sansBold"] as const)(
  "each sign that may be printed is in the face that draws it in texts in %s",
  (face) => {
    expect([...printed].filter((sign) => isMissing(sign, face))).toEqual([]);
  },
);

describe("words in several faces", () => {
  type Fragment = { text: string; x: number; y: number };

  function begin(): { pdf: PDFKit.PDFDocument; lines: Fragment[] } {
    const pdf = new PDFDocument({ size: [595, 842], margin: 40 });
    registerFaces(pdf);
    const lines: Fragment[] = [];
    const draw = Reflect.get(pdf, "_fragment");
    Reflect.set(pdf, "_fragment", (text: string, x: number, y: number, options: object) => {
      const last = lines.at(-1);
      if (last?.y === y) last.text += text;
      else lines.push({ text, x, y });
      draw.call(pdf, text, x, y, options);
    });
    return { pdf: pdf.fontSize(12), lines };
  }

  const CITIES = "Łódź, Příbram, Žďár nad Sázavou, Đặng Thị Ánh, Częstochowa und Świętochłowice";

  it.each(["serif", "sans"] as const)("break between words only: %s", (face) => {
    for (let width = 120; width < 400; width += 23) {
      const { pdf, lines } = begin();
      writeInFaces(pdf, CITIES, face, { width });
      expect(lines.map(({ text }) => text.trim()).join(" ")).toBe(CITIES);
      expect(new Set(lines.map(({ x }) => x))).toEqual(new Set([40]));
      for (const { text } of lines) expect(widthOf(pdf, text.trim())).toBeLessThanOrEqual(width);
    }
  });

  it("break within a word only if it is wider than the line, and never within a letter", () => {
    const { pdf, lines } = begin();
    const words = `Weg ${"Łe\u030b".repeat(30)} end`;
    writeInFaces(pdf, words, "sans", { width: 120 });
    expect(lines.map(({ text }) => text).join("")).toBe(words);
    expect(lines.length).toBeGreaterThan(3);
    for (const { text } of lines) {
      expect(text).not.toMatch(/^\u030b/);
      expect(widthOf(pdf, text.trim())).toBeLessThanOrEqual(120);
    }
  });

  it("keep their own breaks, behind which each line begins at the left", () => {
    const { pdf, lines } = begin();
    writeInFaces(pdf, "Ulica Łąkowa 3\n90-001 Łódź\nPolska", "sans", { width: 300 });
    expect(lines.map(({ text, x }) => [text.trim(), x])).toEqual([
      ["Ulica Łąkowa 3", 40],
      ["90-001 Łódź", 40],
      ["Polska", 40],
    ]);
  });

  it("go on at the top of the next page", () => {
    const { pdf, lines } = begin();
    pdf.y = 790;
    writeInFaces(pdf, CITIES, "sans", { width: 150 });
    const [first, second] = lines;
    expect([first?.y, second?.y]).toEqual([790, 40]);
  });

  it.each([CITIES, "Łódź", "Dublin and Cork, ".repeat(9), "Łódź\n\nPolska", ""])(
    "are as high as was measured before: %j",
    (words) => {
      const { pdf } = begin();
      const height = heightInFaces(pdf, words, "sans", { width: 150 });
      const top = pdf.y;
      writeInFaces(pdf, words, "sans", { width: 150 });
      expect(pdf.y - top).toBeCloseTo(height);
    },
  );

  function widthOf(pdf: PDFKit.PDFDocument, words: string): number {
    const runs = splitByFace(words, "serif");
    return runs.reduce((sum, run) => sum + pdf.font(run.face).widthOfString(run.text), 0);
  }
});
