import { randomUUID } from "node:crypto";
import type JSZip from "jszip";
import mammoth from "mammoth";
import type { Picture } from "./word/findings.ts";
import { rewrite } from "./word/rewrite.ts";

/** Links between a note and its place in the text; a lesson's links may not point inside a page. */
const NOTE_LINK = /<a href="#(?:foot|end)note-[^"]*" id="[^"]*">(\[\d+\])<\/a>/g;
const BACK_LINK = / ?<a href="#(?:foot|end)note-ref-\d+">↑<\/a>/g;

export async function toHtml(zip: JSZip) {
  const { bytes, styleMap, pictures, leftOut } = await rewrite(zip);
  const shown = pictures.map((picture) => ({ ...picture, token: randomUUID() }));
  const convertImage = mammoth.images.imgElement(async (image) => {
    const { token, alt } = shown[Number(Reflect.get(image, "altText"))] ?? { token: "", alt: "" };
    const attributes = { src: token, alt };
    return attributes;
  });
  const { value, messages } = await mammoth.convertToHtml(
    { buffer: bytes },
    { styleMap, convertImage, includeDefaultStyleMap: false, includeEmbeddedStyleMap: false },
  );
  leftOut.push(...new Set(messages.flatMap(({ message }) => lossOf(message))));
  if (!/<img |>[^<]*\S[^<]*</.test(value) && leftOut.length === 0) {
    return { problem: "This document holds no words." };
  }
  return {
    html: value.replaceAll(NOTE_LINK, "$1").replaceAll(BACK_LINK, ""),
    pictures: await Promise.all(shown.map(unpack)),
    leftOut,
  };
}

/** Mammoth says what it passes over; the rest of its messages is about styles. */
function lossOf(message: string): string[] {
  const font = /^A w:sym element .* in font (.*)$/.exec(message)?.[1];
  if (font) return [`a sign of the font ${font}`];
  return / was ignored/.test(message) ? [message] : [];
}

async function unpack({ token, name, file, crop }: Picture & { token: string }) {
  return { token, name, crop, content: await file.async("uint8array") };
}
