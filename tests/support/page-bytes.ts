import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzipSync } from "node:zlib";
import { z } from "zod";
import { buildFolder, siteUrl } from "./world";

/** The sizes in bytes, as sent, of what a browser fetches for a page, except pictures. */
export async function weigh(path: string, cookie = "") {
  const answer = await fetch(siteUrl + path, { headers: { cookie }, redirect: "manual" });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  const html = await answer.text();
  const styles = all(html, /<link[^>]*rel="stylesheet"[^>]*href="(?<it>[^"]+)"/g);
  return {
    html: await brotli(html),
    headers: [...answer.headers].join("\r\n").length,
    styles: sum(await Promise.all(styles.map((file) => brotli(built(file))))),
    styleFiles: styles.length,
    fonts: sum(listFonts(html, answer.headers.get("link")).map((file) => built(file).length)),
    /** Scripts that run before the page is complete: neither data nor deferred files. */
    earlyScript: sum(
      await Promise.all(
        all(html, /<script(?! (?:src|type))[^>]*>(?<it>.*?)<\/script>/gs)
          .concat(
            all(html, /<script[^>]* src="(?<it>[^"]+)"/g).map((file) => built(file).toString()),
          )
          .map(brotli),
      ),
    ),
    /** All scripts, early and late. */
    script: sum(listScripts(html).map((file) => gzip(built(file)))),
  };
}

/** The size of an empty page of the framework. */
export function frameworkFloor(): number {
  const manifest = z.object({ rootMainFiles: z.array(z.string()) });
  const { rootMainFiles } = manifest.parse(
    JSON.parse(readFileSync(join(buildFolder, "build-manifest.json"), "utf8")),
  );
  return sum(rootMainFiles.map((file) => gzip(readFileSync(join(buildFolder, file)))));
}

/** The document's scripts, and the deferred ones that run once the page is complete. */
function listScripts(html: string): string[] {
  const [deferred = "[]"] = all(html, /data-deferred=[^>]*>(?<it>[^<]*)</g);
  const files = z.array(z.string()).parse(JSON.parse(deferred));
  const named = all(html, /<script (?![^>]*noModule)[^>]*src="(?<it>\/_next\/[^"]+)"/gi);
  return [...new Set([...files, ...named])];
}

function listFonts(html: string, link: string | null): string[] {
  const tags = all(html, /<link[^>]*href="(?<it>[^"]+\.woff2)"[^>]*as="font"/g);
  const turned = all(html, /<link[^>]*as="font"[^>]*href="(?<it>[^"]+\.woff2)"/g);
  return [...new Set([...tags, ...turned, ...all(link ?? "", /<(?<it>[^>]+\.woff2)>/g)])];
}

function built(address: string): Buffer {
  return readFileSync(join(buildFolder, address.replace(/^\/_next\//, "").replace(/\?.*$/, "")));
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match.groups?.it ?? "");
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

const compress = promisify(brotliCompress);
const weighed = new Map<string, Promise<number>>();

/** All pages share styles and most scripts, and compressing these takes longer than everything else. */
function brotli(content: string | Buffer): Promise<number> {
  const key = createHash("sha256").update(content).digest("hex");
  const weight = weighed.get(key) ?? compress(content).then(({ length }) => length);
  weighed.set(key, weight);
  return weight;
}

function gzip(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}
