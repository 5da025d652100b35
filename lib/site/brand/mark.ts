import { type Font, openSync } from "fontkit";
import type { Site } from "@/lib/site/settings/schema";
import { type Face, facePath, splitByFace } from "@/lib/text/pdf";

/** The mark beside the name: a picture, letters as an outline in a square of 32, or the drawn spotlight. */
export type Mark = { picture: string } | { outline: string } | "spotlight";

const SIDE = 32;
const LARGEST = 20;
const WIDEST = 26;

export function markOf({ looks: { logo, letters } }: Pick<Site, "looks">): Mark {
  if (logo) return { picture: logo };
  return letters ? { outline: outlineOfLetters(letters) } : "spotlight";
}

function outlineOfLetters(letters: string): string {
  const size = Math.min(LARGEST, (LARGEST * WIDEST) / widthOf(letters, LARGEST));
  const x = (SIDE - widthOf(letters, size)) / 2;
  // This face's capitals are about two thirds of its size high.
  return outline(letters, { x, y: (SIDE + size * 0.66) / 2, size });
}

export function widthOf(words: string, size: number): number {
  return runsOf(words).reduce((width, run) => width + run.advanceWidth * run.scale * size, 0);
}

/** Returns the words as an SVG path in the serif, because a server may have no fonts installed. */
export function outline(words: string, { x, y, size }: { x: number; y: number; size: number }) {
  let left = x;
  const parts = runsOf(words).flatMap(({ glyphs, positions, scale }) =>
    glyphs.map((glyph, index) => {
      const part = glyph.path.scale(scale * size, -scale * size).translate(left, y);
      left += (positions[index]?.xAdvance ?? 0) * scale * size;
      return part.toSVG().replaceAll(/\d+\.\d{3,}/g, (number) => Number(number).toFixed(2));
    }),
  );
  return parts.join("");
}

function runsOf(words: string) {
  return splitByFace(words, "serif").map(({ text, face }) => {
    const font = openFace(face);
    const { glyphs, positions, advanceWidth } = font.layout(text);
    return { glyphs, positions, advanceWidth, scale: 1 / font.unitsPerEm };
  });
}

const fonts = new Map<Face, Font>();

function openFace(face: Face): Font {
  const font = fonts.get(face) ?? openSync(facePath(face));
  if (!("layout" in font)) throw new Error(`${face} is a collection of typefaces.`);
  fonts.set(face, font);
  return font;
}
