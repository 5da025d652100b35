import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const LEASH = fileURLToPath(new URL("./leash.sh", import.meta.url));

/**
 * Spawns a command in its own process group, which ends when this process ends, however that happens.
 * `stopSignal` is the signal sent to the command then, as a name without "SIG".
 */
export function spawnLeashed(
  command,
  args,
  { stopSignal = "TERM", output = "pipe", ...options } = {},
) {
  const child = spawn("sh", [LEASH, stopSignal, command, ...args], {
    ...options,
    detached: true,
    stdio: ["ignore", output, output, "pipe"],
  });
  // What is left of the group now is the leash and whatever the command forgot to end.
  child.once("exit", () => signalGroup(child, "SIGKILL"));
  return child;
}

/** Signals the whole group if it still exists. macOS answers EPERM for a group of zombies. */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH" && error.code !== "EPERM") throw error;
  }
}
