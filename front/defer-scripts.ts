import { firstTouchHash, hashOf } from "../lib/http/first-touch.ts";

const QUEUED =
  /^\((?:globalThis\["(?<global>TURBOPACK)"\]|self\.(?<self>__next_f)=).*?\]\)\)?\.push\((?<first>.*)\);?$|^self\.(?<next>__next_f)\.push\((?<data>.*)\)$/s;

// Only Next's scripts have this rendering's nonce. An injected script has none: it stays unchanged, and no hash
// allows it to run.
export function deferScripts(page: string, nonce: string): { html: string; hashes: string[] } {
  const sources: string[] = [];
  const hashes = new Set([firstTouchHash]);
  const nextScripts = new RegExp(
    `<script(?<before>[^>]*) nonce="${escapeForPattern(nonce)}"(?<after>[^>]*)>(?<text>.*?)</script>`,
    "gs",
  );
  const html = page.replace(nextScripts, (...match) => {
    const { before, after, text } = match.at(-1) as Record<string, string>;
    const attributes = `${before}${after}`;
    if (/ nomodule\b/i.test(attributes)) return "";
    const source = / src="(?<source>[^"]+)"/.exec(attributes)?.groups?.source;
    if (source) {
      sources.push(source);
      return "";
    }
    const block = toData(text ?? "");
    if (block) return block;
    hashes.add(hashOf(text ?? ""));
    return `<script${attributes}>${text}</script>`;
  });
  const files = [...new Set(sources)];
  const list = `<script type="application/json" data-deferred>${JSON.stringify(files)}</script>`;
  return {
    html: html
      .replaceAll(/<link rel="preload" as="script"[^>]*>/g, "")
      .replaceAll(` nonce="${nonce}"`, "")
      .replace("</body>", `${list}</body>`),
    hashes: [...hashes],
  };
}

function toData(script: string): string | undefined {
  const { global, self, first, next, data } = QUEUED.exec(script)?.groups ?? {};
  const queue = global ?? self ?? next;
  const json = first ?? data;
  if (!queue || !json || !isJson(json)) return undefined;
  return `<script type="application/json" data-queue="${queue}">${json}</script>`;
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
