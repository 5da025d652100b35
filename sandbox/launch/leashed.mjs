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
  const child = spawn("sh", [LEASH, stopSignal, command, ...args], {
    ...options,
    detached: true,
    stdio: ["ignore", output, output, "pipe"],
  });
  // What is left of the group then is the leash and whatever the command forgot.
  child.once("exit", () => signalGroup(child, "SIGKILL"));
  return child;
}

/** Signals the whole group, as far as there still is one. macOS answers EPERM for a group of zombies. */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH" && error.code !== "EPERM") throw error;
  }
}
