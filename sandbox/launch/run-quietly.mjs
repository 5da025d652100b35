import { spawnLeashed } from "./leashed.mjs";

const KEPT_OUTPUT = 20_000;

/**
 * Runs a command to its end and returns its exit code and the end of its output. Ctrl-C and
 * SIGTERM end it together with this process.
 */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawnLeashed(command, args, options);
    let output = "";
    const keep = (chunk) => {
      output = (output + chunk).slice(-KEPT_OUTPUT);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
