import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["app", "components", "emails", "front", "lib", "prisma"];

/** What the running site is made of: no tests, nothing generated, nothing that a hand runs to make samples. */
export const sources = FOLDERS.flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: "utf8" }).map((name) => join(top, name)),
)
  .concat("instrumentation.ts", "middleware.ts", "next.config.ts")
  .filter((file) => /\.(?:ts|tsx|js|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !/^lib\/generated\/|^prisma\/seed-data\/.*\/make-/.test(file));

/** Without types, which are gone when it runs, and without what explains itself. */
export function codeOf(file: string): string {
  return readFileSync(file, "utf8")
    .replaceAll(/^import type .*$/gm, "")
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
}
