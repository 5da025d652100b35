import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

const read = (name: string) =>
  readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), "front", name), "utf8");

const parts = [
  "first-touch.js",
  "early-choices.js",
  "kept-fragment.js",
  "press.js",
  "pressed-page.js",
  "way-to-checkout.js",
];

/** The script at the end of every page, for work that cannot wait for the framework. */
export const firstTouch = minify(parts.map(read).join("\n"));
export const firstTouchHash = hashOf(firstTouch);

/** The source with which a content security policy allows the script. */
export function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

function minify(script: string): string {
  return script
    .replaceAll(/^\s*\/\/.*$/gm, "")
    .replaceAll(/\n\s*/g, "\n")
    .trim();
}
