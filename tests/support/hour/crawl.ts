import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { readPdfText } from "../pdf-text";
import { plain } from "./sample-words";

/** Pictures that name or show somebody; purely decorative ones may stay. */
const NAMED_ART =
  /\/(?:portrait|category-[\w-]+|the-[\w-]+|taking-[\w-]+|unshakable-[\w-]+)\.\w+$|\/(?:logos|books|articles|podcasts)\//;

const namedArt = new Map(
  globSync("public/artwork/**/*.{svg,png}")
    .filter((file) => NAMED_ART.test(file))
    .map((file) => [hashOf(readFileSync(file)), file]),
);

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

const BEGINNINGS = [
  "/",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/email-preview/mail",
];
const TEXTS = [
  "text/",
  "application/json",
  "application/manifest+json",
  "application/xml",
  "image/svg",
];

type Found = { status: number; type: string; body: Buffer };

/**
 * Everything that a visitor's browser, a search engine or a shared link reaches from the home page and the sitemap.
 */
export async function crawl(
  origin: string,
  beginnings: string[] = [],
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  const waiting = [...BEGINNINGS, ...beginnings];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const answer = await fetch(new URL(path, origin), { redirect: "follow" });
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    found.set(path, { status: answer.status, type, body });
    if (isText(type)) waiting.push(...linksIn(body.toString(), origin));
  }
  return found;
}

function isText(type: string): boolean {
  return TEXTS.some((beginning) => type.startsWith(beginning)) && !type.includes("javascript");
}

/** Addresses of this site anywhere in the text, except those that start or send something. */
function linksIn(text: string, origin: string): string[] {
  const links = text
    .replaceAll("&amp;", "&")
    .matchAll(
      /(?:href|src|content|"src"|"url"|"image"|"logo"|<loc)["']?\s*[=:>]\s*["']?(https?:\/\/[^"'\s<>]+|\/[^"'\s<>\\]*)/g,
    );
  return Array.from(links, ([, link = ""]) => new URL(link, origin))
    .filter((link) => link.origin === origin)
    .map(({ pathname, search }) => pathname + search)
    .filter((path) => !/^\/(?:checkout|admin|_next|api\/(?!lessons))/.test(path));
}

/** Sentences, names and pictures of the samples that are left, and links that lead nowhere. */
export function findLeftovers(pages: Map<string, Found>, samples: string[]): string[] {
  return [...pages].flatMap(([path, { status, type, body }]) => {
    if (status !== 200) return [`${path} answers ${status}`];
    const art = namedArt.get(hashOf(body));
    if (art) return [`${path} is ${art}`];
    const text =
      type === "application/pdf" ? readPdfText(body) : isText(type) ? body.toString() : "";
    return findWords(path, text, samples);
  });
}

export function findWords(source: string, text: string, samples: string[]): string[] {
  const said = plain(text);
  const inTags = plain(text.replaceAll(/[<>]/g, " "));
  return samples
    .filter((sample) => said.includes(sample) || inTags.includes(sample))
    .map((words) => `${source}: ${words}`);
}
