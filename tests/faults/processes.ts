import { existsSync, readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { query } from "../support/world";
import { THROUGH_WIRE } from "./wire";

const backends = z.array(z.object({ pid: z.number() }));

/** Freezes the database's processes behind the wire; returns a function that lets them continue. */
export async function freezeBackends(): Promise<() => void> {
  const found = await query(`SELECT pid FROM pg_stat_activity WHERE application_name = $1`, [
    THROUGH_WIRE,
  ]);
  const pids = backends.parse(found).map(({ pid }) => hostPid(pid));
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  return () => {
    for (const pid of pids) process.kill(pid, "SIGCONT");
  };
}

/** This machine's number for a process, if PostgreSQL runs in a process namespace of its own. */
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
