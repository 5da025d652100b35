import { firstTouch, firstTouchHash, hashOf } from "../lib/http/first-touch.ts";
import { hydrationKey, writeHydrationAddress } from "./hydration.ts";
import { speculationRules } from "./speculation-rules.ts";

const QUEUED =
  /^\((?:globalThis\["(?<global>TURBOPACK)"\]|self\.(?<self>__next_f)=).*?\]\)\)?\.push\((?<first>.*)\);?$|^self\.(?<next>__next_f)\.push\((?<data>.*)\)$/s;

/** `release` is the build's id, which Next's data contains too. */
type Place = { path: string; release: string };

type Deferred = {
  html: string;
  /** Of the scripts that may run. */
  hashes: string[];
  hydration: { key: string; json: string };
};

export function deferScripts(page: string, nonce: string, { path, release }: Place): Deferred {
  const queued: string[] = [];
  const hashes = new Set([firstTouchHash, hashOf(speculationRules)]);
  const { html: withoutFiles, files } = takeFiles(page, nonce, ({ attributes, text }) => {
    const item = toQueued(text);
    if (item) queued.push(item);
    else hashes.add(hashOf(text));
    return item ? "" : `<script${attributes}>${text}</script>`;
  });
  const html = withoutFiles.replaceAll(` nonce="${nonce}"`, "");
  const key = hydrationKey(html, files, release);
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  return {
    html: withList(html, files, writeHydrationAddress({ key, path })).replace(
      "</head>",
      `${rules}</head>`,
    ),
    hashes: [...hashes],
    hydration: { key, json: `[${queued.join(",")}]` },
  };
}

/** For a personal page: Next's data stays in it, and only the files wait. */
export function postponeFiles(page: string, nonce: string): string {
  // The empty document of an error is drawn by Next's files, and has nothing that would start them.
  if (!page.includes(firstTouch)) return page;
  const { html, files } = takeFiles(page, nonce, ({ whole }) => whole);
  return withList(html, files, "");
}

type Inline = { whole: string; attributes: string; text: string };

// Only Next's scripts have this rendering's nonce. An injected script has none: it stays unchanged, and no hash
// allows it to run.
function takeFiles(page: string, nonce: string, keep: (script: Inline) => string) {
  const files = new Set<string>();
  const nextScripts = new RegExp(
    `<script(?<before>[^>]*) nonce="${escapeForPattern(nonce)}"(?<after>[^>]*)>(?<text>.*?)</script>`,
    "gs",
  );
  const html = page.replace(nextScripts, (whole, ...match) => {
    const { before, after, text = "" } = match.at(-1) as Record<string, string>;
    const attributes = `${before}${after}`;
    if (/ nomodule\b/i.test(attributes)) return "";
    const source = / src="(?<source>[^"]+)"/.exec(attributes)?.groups?.source;
    if (!source) return keep({ whole, attributes, text });
    files.add(source);
    return "";
  });
  return { html: html.replaceAll(/<link rel="preload" as="script"[^>]*>/g, ""), files: [...files] };
}

/** `address` is where Next's data is, or empty (front/first-touch.js). */
function withList(html: string, files: string[], address: string): string {
  const list = `<script type="application/json" data-deferred="${address}">${JSON.stringify(files)}</script>`;
  return html.replace("</body>", () => `${list}</body>`);
}

/** A pair of the queue's name and the item, as JSON. */
function toQueued(script: string): string | undefined {
  const { global, self, first, next, data } = QUEUED.exec(script)?.groups ?? {};
  const queue = global ?? self ?? next;
  const json = first ?? data;
  return queue && json && isJson(json) ? `["${queue}",${json}]` : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[+/=]/g, "\\$&");
}
