import { globSync, readFileSync } from "node:fs";
import { z } from "zod";
import { withClient } from "../with-client";

/** All sentences and names in the samples. */
export async function listSampleWords(databaseUrl: string): Promise<string[]> {
  const texts = [...textsOfFiles(), ...textsOfSections(), ...(await textsOfDatabase(databaseUrl))];
  return [...new Set(texts.flatMap(sentencesOf))].filter(isTelling);
}

/** The form in which texts are compared: without tags, and with one kind of space and of quotation mark. */
export function plain(text: string): string {
  return text
    .replaceAll(/&(?:#x27|#39|apos);/g, "'")
    .replaceAll(/&quot;|\\"/g, '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\\n|\s+/g, " ");
}

function textsOfFiles(): string[] {
  const files = globSync("prisma/seed-data/**/*.{json,html}");
  return files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return file.endsWith(".html") ? text.split(/<\/\w+>/) : stringsIn(JSON.parse(text));
  });
}

/** The initial content of each kind of section. */
function textsOfSections(): string[] {
  return globSync("components/sections/*/schema.ts").flatMap((file) => {
    const [, sample = ""] = readFileSync(file, "utf8").split(/\bsample:/);
    return Array.from(sample.matchAll(/"([^"\n]+)"/g), ([, text = ""]) => text);
  });
}

/** The texts of the pages, settings and mails before the coach has changed anything. */
function textsOfDatabase(databaseUrl: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT draft AS content FROM "SitePage" UNION ALL SELECT value FROM "Setting"
       UNION ALL SELECT to_jsonb(closing) FROM "MailWords"`,
    );
    const contents = z.array(z.object({ content: z.unknown() })).parse(rows);
    return contents.flatMap(({ content }) => stringsIn(content));
  });
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return value.split(/<\/\w+>/);
  return typeof value === "object" && value ? Object.values(value).flatMap(stringsIn) : [];
}

function sentencesOf(text: string): string[] {
  const lines = text.split("\n").map(plain);
  return lines.flatMap((line) => line.split(/(?<=[.!?])\s+/)).map((sentence) => sentence.trim());
}

/** Four words count as a sentence; two or three count as a name if all but the small ones are capitalised. */
function isTelling(text: string): boolean {
  if (text.includes("{") || text.startsWith("/")) return false;
  const words = text
    .replaceAll(/[^\p{L}\s'-]/gu, "")
    .split(/\s+/)
    .filter(Boolean);
  const areNames = words.every((word) => /^\p{Lu}|^(?:of|the|in|for|to|and|a)$/u.test(word));
  return words.length >= 4 || (words.length >= 2 && areNames && text.length >= 12);
}
