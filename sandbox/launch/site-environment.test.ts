import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createSecrets } from "./secrets";
import { usualPorts } from "./settings";
import { productEnvironment } from "./site-environment";

const environment = productEnvironment({
  dataDir: ".data/unit",
  ports: usualPorts,
  databaseUrl: "postgresql://nobody@127.0.0.1:1/none",
  secrets: createSecrets(),
  distDir: ".next",
  mode: "production",
});

test("every setting is passed to the site, so that none comes from a .env file with production's database", () => {
  const settings = readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=/gm);
  const left = [...settings].map(([, name = ""]) => name).filter((name) => !(name in environment));
  expect(left).toEqual(["LOG_LEVEL"]);
});

test("the site has the same memory allocator however it is started", () => {
  const setting = `MALLOC_ARENA_MAX=${environment.MALLOC_ARENA_MAX}`;
  for (const file of ["package.json", "deploy/Containerfile"]) {
    expect(readFileSync(file, "utf8"), file).toContain(setting);
  }
});
