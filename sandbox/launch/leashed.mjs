import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const LEASH = fileURLToPath(new URL("./leash.sh", import.meta.url));

/**
 * Spawns a command in its own process group that ends when this process ends, however it does.
 * `stopSignal` is what the command then gets, as a name without "SIG".
 */
export function spawnLeashed(
  command,
  args,
  { stopSignal = "TERM", output = "pipe", ...options } = {},
) {
  return spawn("sh", [LEASH, stopSignal, command, ...args], {
    ...options,
    detached: true,
    stdio: ["ignore", output, output, "pipe"],
  });
}

/** Signals the whole group; a group that is gone already is what was wanted. */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
