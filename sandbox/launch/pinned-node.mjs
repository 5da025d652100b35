import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { runQuietly } from "./run-quietly.mjs";
import { step } from "./step.mjs";

const FOLDER = resolve(".data/node");

/** npm leaves out native parts of packages whose minimum Node is above the one it runs on. */
export async function fetchNode(version) {
  const isApple = process.platform === "darwin" && process.arch === "arm64";
  const name = `${isApple ? "node-bin" : "node"}-${process.platform}-${process.arch}`;
  const binary = resolve(FOLDER, "node_modules", name, "bin/node");
  if (!runs(binary, version)) await step(`Fetching Node ${version}`, () => fetch(name, version));
  if (runs(binary, version)) return binary;
  throw new Error(`The package ${name}@${version} has no Node that runs on this machine.`);
}

export function placeNode(binary, target) {
  mkdirSync(dirname(target), { recursive: true });
  // A new file, because the old one may be running.
  rmSync(target, { force: true });
  copyFileSync(binary, target);
}

export function runs(node, version) {
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return stdout?.trim() === `v${version}`;
}

async function fetch(name, version) {
  mkdirSync(FOLDER, { recursive: true });
  const flags = ["--no-save", "--ignore-scripts", "--prefix", FOLDER];
  const { code, output } = await runQuietly("npm", ["install", ...flags, `${name}@${version}`]);
  if (code !== 0) throw new Error(`${output}\nnpm could not fetch Node ${version}; see above why.`);
}
