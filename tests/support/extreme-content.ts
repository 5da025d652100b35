import { globSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { describeFields, type FieldLook } from "@/lib/forms/described";
import type { NestedTexts } from "@/lib/forms/nested";

export type Extreme = "longest" | "emptiest";

/** No browser breaks this word on its own. */
const LONG_WORD = "Rindfleischetikettierungsüberwachungsaufgaben";
const SENTENCE = `${LONG_WORD} and what she has to say about every one of the people who came. `;

export function longText(letters: number): string {
  return SENTENCE.repeat(Math.ceil(letters / SENTENCE.length))
    .slice(0, letters)
    .replace(/\s$/, "x");
}

export const longHtml = [
  `<h3>${longText(120)}</h3><p>${longText(2000)}</p><blockquote><p>${longText(300)}</p></blockquote>`,
  `<ul><li><p>${longText(200)}</p></li></ul><p><a href="https://example.com/">${longText(90)}</a></p>`,
  `<table><tbody><tr>${`<td><p>${LONG_WORD}</p></td>`.repeat(4)}</tr></tbody></table>`,
].join("");

const FILES: Record<string, string> = {
  film: "https://vimeo.com/76979871",
  pdf: "https://example.com/a.pdf",
};

/** The most entries that a list may have; each list has its own limit. */
const LENGTHS = [40, 12, 10, 8, 4];

export function extremeContent(schema: z.ZodObject, extreme: Extreme): NestedTexts {
  const contents = LENGTHS.map((length) => contentOf(schema, extreme, length));
  const allowed = contents.find((content) => schema.safeParse(content).success);
  if (!allowed) throw new Error(JSON.stringify(schema.safeParse(contents.at(-1)).error?.issues));
  return allowed;
}

function contentOf(schema: z.ZodObject, extreme: Extreme, length: number): NestedTexts {
  const list = ({ item = [] }: FieldLook) =>
    Array.from({ length: extreme === "longest" ? length : 0 }, (_, place) =>
      Object.fromEntries(item.map((field) => [field.name, textOf(field, extreme, place)])),
    );
  return Object.fromEntries(
    describeFields(schema).map((field) => [
      field.name,
      field.input === "list" ? list(field) : textOf(field, extreme, 0),
    ]),
  );
}

function textOf(field: FieldLook, extreme: Extreme, place: number): string {
  const { input, options = [], isOptional, max = 0 } = field;
  if (input === "choice") return options[0]?.value ?? "";
  if (extreme === "emptiest" && isOptional) return "";
  if (input === "picture") return "/artwork/hero.svg";
  if (input === "file") return FILES[String(field.file)] ?? "";
  if (extreme === "emptiest")
    return { address: "/contact", html: "<p>x</p>" }[input as string] ?? "x";
  if (input === "address") return `https://example.com/${"a".repeat(max - 22)}${place % 10}`;
  if (input === "html") return longHtml;
  return `${place} ${longText(max - String(place).length - 1)}`;
}

const kindModule = z.record(z.string(), z.looseObject({ schema: z.instanceof(z.ZodObject) }));

/** The schema of each kind of section, without its component. */
export async function listSectionSchemas(): Promise<[kind: string, schema: z.ZodObject][]> {
  const found: [string, z.ZodObject][] = [];
  for (const file of globSync("components/sections/*/schema.ts")) {
    const all = kindModule.parse(await import(pathToFileURL(resolve(file)).href));
    const [{ schema } = {}] = Object.values(all);
    if (schema) found.push([basename(dirname(file)), schema]);
  }
  return found;
}
