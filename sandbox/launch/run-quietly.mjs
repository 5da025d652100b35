import { spawnLeashed } from "./leashed.mjs";

const KEPT_OUTPUT = 20_000;

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
