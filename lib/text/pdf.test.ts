import { type Font, openSync } from "fontkit";
import { expect, it } from "vitest";
import { type Face, facePath, splitByFace } from "./pdf";
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
