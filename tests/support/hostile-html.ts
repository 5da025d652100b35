import { readFileSync } from "node:fs";

/**
 * The classes of the usual filter-evasion lists. To be noticed by tests, whatever runs calls `hacked`, and
 * whatever loads asks elsewhere.invalid. In the file, control characters are written as in JSON.
 */
export const hostileHtml: string[] = readFileSync("tests/support/hostile-html.txt", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("## "))
  .map((line) => line.replaceAll(/\\u([0-9a-f]{4})/g, (_, code) => toCharacter(code)))
  .concat(`${"<b>".repeat(600)}<img src=x onerror=hacked(1)>`);

function toCharacter(code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}
