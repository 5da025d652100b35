import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { runQuietly } from "./run-quietly.mjs";
import { step } from "./step.mjs";

const CLIENT = "lib/generated/prisma/client.ts";
const STAMP = "lib/generated/prisma-stamp";

export async function ensurePrismaClient(node) {
  const stamp = createHash("sha256")
    .update(readFileSync("prisma/schema.prisma"))
    .update(readFileSync("node_modules/prisma/package.json"))
    .digest("hex");
  const known = existsSync(CLIENT) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp;
  if (known) return;
  await step("Generating the database client", () => generate(node));
  writeFileSync(STAMP, stamp);
}

async function generate(node) {
  const { code, output } = await runQuietly(
    node,
    ["node_modules/prisma/build/index.js", "generate"],
    // Generating needs no native engine, but Prisma downloads one unless this names an existing file.
    { env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: node, PRISMA_HIDE_UPDATE_MESSAGE: "1" } },
  );
  if (code !== 0) throw new Error(`${output}\nPrisma could not generate the database client.`);
}
