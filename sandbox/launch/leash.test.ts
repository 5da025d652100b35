import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { runQuietly } from "./run-quietly.mjs";

// A launcher that leashes a shell with a child of its own; both write to the launcher's output.
const LAUNCHER = `
  import { spawnLeashed } from ${JSON.stringify(resolve("sandbox/launch/leashed.mjs"))};
  spawnLeashed("sh", ["-c", "sleep 300 & echo started; wait"], { output: 1 });
`;

test("processes that a launcher started end with it, even when it is killed", async () => {
  const launcher = spawn(process.execPath, ["--input-type=module", "-e", LAUNCHER]);
  const [line] = await once(launcher.stdout, "data");
  expect(String(line)).toBe("started\n");
  launcher.kill("SIGKILL");
  // The output ends when the last process that holds it open ends.
  await once(launcher.stdout, "end");
});

test("a command's output and exit code are returned, and none of its processes stays", async () => {
  // The forgotten child holds the output open too, so an answer proves that the child has ended.
  const result = await runQuietly("sh", ["-c", "sleep 300 & echo said; exit 3"]);
  expect(result).toEqual({ code: 3, output: "said\n" });
});
