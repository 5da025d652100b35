import { runQuietly } from "@/sandbox/launch/run-quietly.mjs";
import { loadTimes } from "./load";
import { listCases } from "./rounds";
import type { Target } from "./target";
import type { Server, World } from "./world";

/** In megabytes; the empty app is measured after a load test of its own. */
export type Memory = { ours: number; oursLater: number; bareNext: number };

/** Memory in use after the load so far, and after `requests` more, one in ten of them dynamic. */
export async function measureMemory(world: World, requests: number): Promise<Memory> {
  const cases = listCases(world);
  const ask = async (name: string, amount: number) => {
    const target: Target | undefined = cases[name];
    if (!target) throw new Error(`There is no case ${name}.`);
    await loadTimes(target, amount);
  };
  const ours = await residentMegabytes(world.ours);
  await ask("page", requests * 0.9);
  await ask("call", requests * 0.1);
  await ask("call, empty", requests * 0.1);
  return {
    ours,
    oursLater: await residentMegabytes(world.ours),
    bareNext: await residentMegabytes(world.bareNext),
  };
}

async function residentMegabytes({ service }: Server): Promise<number> {
  const { output } = await runQuietly("ps", ["-o", "rss=", "-g", String(service.pid)]);
  const kilobytes = output.trim().split(/\s+/).map(Number);
  return kilobytes.reduce((total, size) => total + size, 0) / 1000;
}
