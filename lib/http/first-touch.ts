import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

const file = path.join(/* turbopackIgnore: true */ process.cwd(), "front/first-touch.js");

/** The script at the beginning of every page, which takes what is pressed before the framework is there. */
export const firstTouch = minify(readFileSync(file, "utf8"));
export const firstTouchHash = hashOf(firstTouch);

/** What a content security policy allows the script by. */
export function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

function minify(script: string): string {
  return script
    .replaceAll(/^\s*\/\/.*$/gm, "")
    .replaceAll(/\n\s*/g, "\n")
    .trim();
}
