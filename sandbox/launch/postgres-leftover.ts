import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { PostgresAccount } from "./postgres-account";
import type { PostgresBinaries } from "./postgres-binaries";
import { runQuietly } from "./run-quietly.mjs";

const TIMEOUT_MS = 30_000;

/** A dead server's pid file may name another program by now, and PostgreSQL would refuse to start. */
export async function endLeftover(
  { folder, password }: { folder: string; password: string },
  { pgCtl }: PostgresBinaries,
  account: PostgresAccount,
): Promise<void> {
  const note = join(folder, "postmaster.pid");
  const deadline = Date.now() + TIMEOUT_MS;
  while (existsSync(note) && Date.now() < deadline) {
    const state = await ask(portIn(note), password);
    if (state === "dead") rmSync(note, { force: true });
    if (state === "alive") await stop(folder, pgCtl, account);
    if (state === "busy") await pause(100);
  }
}

function portIn(note: string): number {
  return Number(readFileSync(note, "utf8").split("\n")[3]);
}

async function ask(port: number, password: string): Promise<"alive" | "busy" | "dead"> {
  if (!port) return "dead";
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: "coach",
    password,
    database: "postgres",
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return "alive";
  } catch (error) {
    const cannotConnectNow = "57P03";
    return error instanceof pg.DatabaseError && error.code === cannotConnectNow ? "busy" : "dead";
  }
}

async function stop(folder: string, pgCtl: string, account: PostgresAccount): Promise<void> {
  const [program, ...args] = [...account.prefix, pgCtl, "stop", "-D", folder, "-m", "fast", "-w"];
  await runQuietly(program ?? pgCtl, args, { ...account.owner });
}
