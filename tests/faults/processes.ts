import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Finds our number for a process in /proc, if PostgreSQL runs in a process namespace of its own. */
export function hostPid(pid: number): number {
  if (!existsSync("/proc")) return pid;
  const found = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .find((name) => {
      try {
        const numbers = /^NSpid:\s+(.*)$/m.exec(readFileSync(`/proc/${name}/status`, "utf8"))?.[1];
        return numbers?.split(/\s+/).at(-1) === String(pid);
      } catch {
        return false;
      }
    });
  return Number(found ?? pid);
}
