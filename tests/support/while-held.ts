import { db, type Transaction } from "@/lib/db";
import { eventually } from "./eventually";

/**
 * Runs `happens` while a transaction holds rows. `untilWaiting` waits until that many others wait for it,
 * directly or behind one another.
 */
export async function whileHeld(
  lock: (tx: Transaction) => Promise<unknown>,
  happens: (untilWaiting: (many: number) => Promise<boolean>, tx: Transaction) => Promise<void>,
): Promise<void> {
  const hold = async (tx: Transaction) => {
    await lock(tx);
    const [holder] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    const isWaiting = async (many: number) => (await countWaiting(holder?.pid ?? 0)) === many;
    await happens((many) => eventually(`wait of ${many}`, () => isWaiting(many), 10), tx);
  };
  await db.$transaction(hold, { timeout: 25_000 });
}

async function countWaiting(holder: number): Promise<number> {
  const [waiting] = await db.$queryRaw<{ many: number }[]>`
    WITH RECURSIVE waiting AS (
      SELECT pid FROM pg_stat_activity WHERE ${holder}::int = ANY (pg_blocking_pids(pid))
      UNION
      SELECT a.pid FROM pg_stat_activity a JOIN waiting w ON w.pid = ANY (pg_blocking_pids(a.pid)))
    SELECT count(*)::int AS many FROM waiting`;
  return waiting?.many ?? 0;
}
