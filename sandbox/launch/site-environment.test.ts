import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createSecrets } from "./secrets";
import { usualPorts } from "./settings";
import { productEnvironment } from "./site-environment";

test("no setting of the product is left to a .env file, where production's database may stand", () => {
  const named = productEnvironment({
    dataDir: ".data/unit",
    ports: usualPorts,
    databaseUrl: "postgresql://nobody@127.0.0.1:1/none",
    secrets: createSecrets(),
    distDir: ".next",
    mode: "production",
  });
  const settings = readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=/gm);
  const left = [...settings].map(([, name = ""]) => name).filter((name) => !(name in named));
  expect(left).toEqual(["LOG_LEVEL"]);
});
