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
  // Install scripts stay off: npm's versions differ in which they run, Prisma's refuses older Nodes,
  // and only the pinned Node's is needed. A machine with NODE_ENV=production would leave the tools out.
  const flags = ["--ignore-scripts", "--include=dev", "--engine-strict=false", "--no-progress"];
  const { code, output } = await npm(["ci", ...flags]);
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

/** Does what the install script of the npm package `node` would have done. */
async function fetchPinnedNode() {
  // This process may itself run on the pinned Node that npm has just removed; the PATH has another.
  const { output } = await runQuietly("node", ["installArchSpecificPackage.js"], {
    cwd: resolve("node_modules/node"),
  });
  if (works(PINNED_NODE)) return;
  throw new Error(
    [
      lastLines(output),
      "",
      "The pinned Node (the npm package `node`) could not be fetched. What npm says stands above. Without",
      "network, put a Node 24 binary at node_modules/node/bin/node; then run the same command again.",
    ].join("\n"),
  );
}

function npm(args) {
  const script = process.env.npm_execpath;
  return script?.endsWith(".js")
    ? runQuietly(process.execPath, [script, ...args])
    : runQuietly("npm", args);
}

function works(node) {
  return spawnSync(node, ["--version"]).status === 0;
}

function lastLines(text) {
  return text.trimEnd().split("\n").slice(-30).join("\n");
}
