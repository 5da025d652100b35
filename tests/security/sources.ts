import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["app", "components", "emails", "front", "lib", "prisma"];

/** The source of the running site: no tests, nothing generated, no scripts that make samples by hand. */
export const sources = FOLDERS.flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: "utf8" }).map((name) => join(top, name)),
)
  .concat("instrumentation.ts", "middleware.ts", "next.config.ts")
  .filter((file) => /\.(?:ts|tsx|js|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !/^lib\/generated\/|^prisma\/samples\//.test(file));

/** The file without type imports, which are gone at run time, and without comments. */
export function codeOf(file: string): string {
  return readFileSync(file, "utf8")
    .replaceAll(/^import type .*$/gm, "")
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
}
