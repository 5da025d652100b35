import { firstTouchHash, hashOf } from "../lib/http/first-touch.ts";
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

// Only Next's scripts have this rendering's nonce. An injected script has none: it stays unchanged, and no hash
// allows it to run.
export function deferScripts(page: string, nonce: string, { path, release }: Place): Deferred {
  const sources: string[] = [];
  const queued: string[] = [];
  const hashes = new Set([firstTouchHash, hashOf(speculationRules)]);
  const nextScripts = new RegExp(
    `<script(?<before>[^>]*) nonce="${escapeForPattern(nonce)}"(?<after>[^>]*)>(?<text>.*?)</script>`,
    "gs",
  );
  const html = page
    .replace(nextScripts, (...match) => {
      const { before, after, text = "" } = match.at(-1) as Record<string, string>;
      const attributes = `${before}${after}`;
      if (/ nomodule\b/i.test(attributes)) return "";
      const source = / src="(?<source>[^"]+)"/.exec(attributes)?.groups?.source;
      const item = toQueued(text);
      if (source) sources.push(source);
      else if (item) queued.push(item);
      else hashes.add(hashOf(text));
      return source || item ? "" : `<script${attributes}>${text}</script>`;
    })
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, "")
    .replaceAll(` nonce="${nonce}"`, "");
  const files = [...new Set(sources)];
  const key = hydrationKey(html, files, release);
  const list = `<script type="application/json" data-deferred="${writeHydrationAddress({ key, path })}">${JSON.stringify(files)}</script>`;
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  return {
    html: html.replace("</head>", `${rules}</head>`).replace("</body>", `${list}</body>`),
    hashes: [...hashes],
    hydration: { key, json: `[${queued.join(",")}]` },
  };
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
