import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Environment } from "./leashed.mjs";
import { runQuietly } from "./run-quietly.mjs";
import type { Sandbox } from "./sandbox";
import { productEnvironment, siteEnvironment } from "./site-environment";
import { step } from "./step.mjs";

const SOURCE_FOLDERS = ["app", "components", "emails", "front", "lib", "prisma", "public"];
const STAMP = "built-from";

export async function buildSite(sandbox: Sandbox, distDir: string): Promise<void> {
  const options = { ...sandbox, mode: "production", distDir } as const;
  const stampFile = join(distDir, STAMP);
  const stamp = fingerprint(productEnvironment(options));
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  rmSync(stampFile, { force: true });
  await step("Building the site", async () => {
    const { code, output } = await runQuietly(
      process.execPath,
      ["node_modules/.bin/next", "build"],
      { env: siteEnvironment(options) },
    );
    if (code !== 0) throw new Error(`${output}\nThe build failed.`);
  });
  writeFileSync(stampFile, stamp);
}

/** Next builds only inside the project; each data folder gets a build folder of its own there. */
export function buildFolder(dataDir: string): string {
  const path = relative(".", dataDir);
  if (!path.startsWith("..")) return join(path, "next");
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  return join(".data/builds", name);
}

/** Built pages contain values from the environment and the database, so the fingerprint covers both. */
export function fingerprint(env: Environment, project = "."): string {
  const hash = createHash("sha256").update(JSON.stringify(env));
  for (const file of sources(project)) hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest("hex");
}

function sources(project: string): string[] {
  const files = readdirSync(project, { withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !entry.name.endsWith(".md") && entry.name !== "next-env.d.ts",
    )
    .map((entry) => entry.name);
  const folders = SOURCE_FOLDERS.map((folder) => join(project, folder)).filter(existsSync);
  const nested = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(project, join(entry.parentPath, entry.name))),
  );
  return [...files, ...nested].filter((file) => !isIncidental(file)).sort();
}

function isIncidental(file: string): boolean {
  return ["lib/generated", "prisma/seed-data/media"].some((folder) => file.startsWith(folder));
}
