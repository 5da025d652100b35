import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runQuietly } from "./run-quietly.mjs";
import { step } from "./step.mjs";

const PINNED_NODE = resolve("node_modules/node/bin/node");

/** Installs what package-lock.json names unless it is there, and answers the path of the pinned Node. */
export async function ensureInstalled() {
  if (!isInstalled()) await step("Installing the packages of package-lock.json", npmCi);
  if (!works(PINNED_NODE)) await step("Fetching the pinned Node", fetchPinnedNode);
  return PINNED_NODE;
}

/** npm records what it installed at the very end, so an interrupted install never counts as done. */
function isInstalled() {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const wanted = packagesIn("package-lock.json");
  const present = packagesIn(record);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const found = present[path];
    if (!found) return Boolean(entry.optional || entry.devOptional);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

async function npmCi() {
  // A machine with NODE_ENV=production would leave the pinned Node and the tools out.
  const { code, output } = await npm([
    "ci",
    "--include=dev",
    "--engine-strict=false",
    "--no-progress",
  ]);
  if (code === 0) return;
  throw new Error(
    [
      lastLines(output),
      "",
      "npm could not install the packages. What npm says stands above. The usual causes are no way to",
      "the package registry (try `npm ping`; behind a proxy set `npm config set proxy …`), a full disk,",
      "and a node_modules of another user (remove it). Then run the same command again.",
    ].join("\n"),
  );
}

/** npm with "ignore-scripts", or one that asks for approval, leaves the pinned Node's binary out. */
async function fetchPinnedNode() {
  const { output } = await runQuietly(process.execPath, ["installArchSpecificPackage.js"], {
    cwd: resolve("node_modules/node"),
    env: { ...process.env, npm_config_ignore_scripts: "false" },
  });
  if (works(PINNED_NODE)) return;
  throw new Error(
    [
      lastLines(output),
      "",
      "The pinned Node (the npm package `node`) has no working binary for this machine. Allow its install",
      "script (`npm rebuild node --ignore-scripts=false`), then run the same command again.",
    ].join("\n"),
  );
}

function npm(args) {
  const script = process.env.npm_execpath;
  const [command, ...first] = script?.endsWith(".js") ? [process.execPath, script] : ["npm"];
  // An npm that knows no "allowScripts" lets Prisma download an engine, unless it is told of a file.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
  return runQuietly(command, [...first, ...args], { env });
}

function works(node) {
  return spawnSync(node, ["--version"]).status === 0;
}

function lastLines(text) {
  return text.trimEnd().split("\n").slice(-30).join("\n");
}
