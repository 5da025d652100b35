import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const LEASH = fileURLToPath(new URL("./leash.sh", import.meta.url));

/** The command's process group ends when this process ends. `stopSignal` is a name without "SIG". */
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
  // Only the leash and children that the command did not end are left now.
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
