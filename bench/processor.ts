import { readFileSync } from "node:fs";
import { runQuietly } from "@/sandbox/launch/run-quietly.mjs";
import type { Server } from "./world";

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** The processor time that a server's processes have used so far, in milliseconds; NaN except on Linux. */
export async function processorTime({ service }: Server): Promise<number> {
  if (process.platform !== "linux") return Number.NaN;
  const { output } = await runQuietly("ps", ["-o", "pid=", "-g", String(service.pid)]);
  const ticks = output.trim().split(/\s+/).map(ticksOf);
  return ticks.reduce((total, of) => total + of, 0) * MS_PER_TICK;
}

/** A program's name may contain spaces, so fields are counted after its closing bracket. */
function ticksOf(pid: string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
