import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, resolve } from "node:path";
import { fetchNode, placeNode, runs } from "./pinned-node.mjs";
import { runQuietly } from "./run-quietly.mjs";
import { step } from "./step.mjs";

const PINNED_NODE = resolve("node_modules/node/bin/node");

export async function ensureInstalled() {
  const wanted = packagesIn("package-lock.json");
  const { version } = wanted["node_modules/node"];
  if (isInstalled(wanted) && runs(PINNED_NODE, version)) return PINNED_NODE;

  const node = await fetchNode(version);
  if (!isInstalled(wanted)) {
    await step("Installing the packages of package-lock.json", () => npmCi(node));
  }
  placeNode(node, PINNED_NODE);
  return PINNED_NODE;
}

/** npm records what it installed at the very end, so an interrupted install never counts as done. */
function isInstalled(wanted) {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
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

async function npmCi(node) {
  // With NODE_ENV=production npm would leave the development tools out.
  const flags = ["--ignore-scripts", "--include=dev", "--no-progress"];
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH };
  const npm = process.env.npm_execpath;
  const { code, output } = npm?.endsWith(".js")
    ? await runQuietly(node, [npm, "ci", ...flags], { env })
    : await runQuietly("npm", ["ci", ...flags], { env });
  if (code === 0) return;
  throw new Error(
    [
      output.trimEnd().split("\n").slice(-30).join("\n"),
      "",
      "npm could not install the packages. What npm says stands above. The usual causes are no way to",
      "the package registry (try `npm ping`; behind a proxy set `npm config set proxy …`), a full disk,",
      "and a node_modules of another user (remove it). Then run the same command again.",
    ].join("\n"),
  );
}
