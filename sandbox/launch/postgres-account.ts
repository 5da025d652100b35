import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

/** How PostgreSQL's programs run: what goes before the command, or the account they change to. */
export type PostgresAccount = {
  prefix: string[];
  owner: { uid: number; gid: number } | undefined;
};

/**
 * PostgreSQL refuses to run as root. A user namespace makes root look like another user to it, while its
 * files still belong to root. In containers that forbid namespaces it runs as the other user for real.
 */
export function postgresAccount(): PostgresAccount {
  if (process.getuid?.() !== 0) return { prefix: [], owner: undefined };
  // initdb wants an account that exists; "nobody" does on every Debian and macOS.
  const uid = idOf("-u", "nobody");
  const gid = idOf("-g", "nobody");
  const prefix = ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`];
  const permitted = spawnSync("unshare", [...prefix.slice(1), "true"]).status === 0;
  return permitted ? { prefix, owner: undefined } : { prefix: [], owner: { uid, gid } };
}

/** Gives a folder to the account, or back to us if an earlier run used the other way. */
export function giveFolder(folder: string, { owner }: PostgresAccount): void {
  const uid = owner?.uid ?? process.getuid?.() ?? 0;
  if (statSync(folder).uid === uid) return;
  const gid = owner?.gid ?? process.getgid?.() ?? 0;
  spawnSync("chown", ["-R", `${uid}:${gid}`, folder]);
}

function idOf(flag: "-u" | "-g", account: string): number {
  return Number(spawnSync("id", [flag, account], { encoding: "utf8" }).stdout);
}
