// Turns a bare clone into a running project: node sandbox/bootstrap.mjs <demo|dev|test|bench> [options].
// Plain JavaScript for Node 18 and newer, because nothing is installed when it starts.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./launch/install.mjs";
import { ensurePrismaClient } from "./launch/prisma-client.mjs";

const SCRIPTS = {
  demo: "sandbox/demo.ts",
  dev: "sandbox/dev.ts",
  test: "tests/run.ts",
  bench: "bench/run.ts",
};

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const [command, ...options] = process.argv.slice(2);
const script = SCRIPTS[command];
if (!script) {
  console.error("Use: node sandbox/bootstrap.mjs demo | dev | test | bench");
  process.exit(2);
}

try {
  const node = await ensureInstalled();
  await ensurePrismaClient(node);
  run(node, script, options);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}

function run(node, file, args) {
  const flags = ["--disable-warning=ExperimentalWarning", "--import", "tsx"];
  // The channel lets the launcher notice when this process dies in a way it cannot announce.
  const launcher = spawn(node, [...flags, file, ...args], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  // A terminal sends Ctrl-C to the whole process group, launcher included; other signals reach this process alone.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => launcher.kill("SIGTERM"));
  process.on("SIGHUP", () => launcher.kill("SIGTERM"));
  watchNpm(() => launcher.kill("SIGTERM"));
  launcher.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}

/**
 * npm cannot announce its own death, and a shell runs between it and this process. When either dies, the chain
 * of parents changes. If it was started without npm, this process may outlive its parent.
 */
function watchNpm(whenGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parents = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const first = parents();
  const timer = setInterval(() => {
    if (parents() === first) return;
    clearInterval(timer);
    whenGone();
  }, 500).unref();
}

/** Undefined without /proc; on macOS the shell does not stay in between. */
function parentOf(pid) {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}
