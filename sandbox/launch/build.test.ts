import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { buildSite, fingerprint } from "./build";
import { createSecrets } from "./secrets";
import { usualPorts } from "./settings";
import { productEnvironment } from "./site-environment";

const env = { PORT: "3000" };
let project: string;

beforeEach(() => {
  project = temporaryFolder();
  for (const file of ["next.config.ts", "app/page.tsx", "lib/deep/rules.ts"]) write(file);
});

function write(file: string, text = "as it was"): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

test.each([
  ["a page", () => write("app/page.tsx", "another")],
  ["a nested file", () => write("lib/deep/rules.ts", "another")],
  ["the configuration of the build", () => write("next.config.ts", "another")],
  ["a new file", () => write("components/button.tsx")],
  ["a deleted file", () => rmSync(join(project, "app/page.tsx"))],
])("the site is rebuilt after a change of %s", (_what, change) => {
  const before = fingerprint(env, project);
  change();
  expect(fingerprint(env, project)).not.toBe(before);
});

test("the site is rebuilt for other settings", () => {
  expect(fingerprint({ PORT: "3001" }, project)).not.toBe(fingerprint(env, project));
});

test("the site is not rebuilt for a document, a film or a test", () => {
  const before = fingerprint(env, project);
  for (const file of ["README.md", "prisma/seed-data/media/film.mp4", "tests/one.test.ts"]) {
    write(file);
  }
  expect(fingerprint(env, project)).toBe(before);
});

test("a second start without changes builds nothing", async () => {
  const sandbox = {
    dataDir: project,
    ports: usualPorts,
    databaseUrl: "postgresql://nobody@127.0.0.1:1/none",
    secrets: createSecrets(),
  };
  const distDir = join(project, "next");
  const print = fingerprint(productEnvironment({ ...sandbox, mode: "production", distDir }));
  write("next/built-from", print);
  await buildSite(sandbox, distDir);
  expect(readdirSync(distDir)).toEqual(["built-from"]);
});
