import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

export type PostgresAccount = {
  prefix: string[];
  owner: { uid: number; gid: number } | undefined;
};

/** PostgreSQL refuses to run as root. Some containers forbid a user namespace, which is tried first. */
export function postgresAccount(): PostgresAccount {
  if (process.getuid?.() !== 0) return { prefix: [], owner: undefined };
  // initdb needs an existing account; "nobody" exists on every Debian and macOS.
  const uid = idOf("-u", "nobody");
  const gid = idOf("-g", "nobody");
  const prefix = ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`];
  const permitted = spawnSync("unshare", [...prefix.slice(1), "true"]).status === 0;
  return permitted ? { prefix, owner: undefined } : { prefix: [], owner: { uid, gid } };
}

export function giveFolder(folder: string, { owner }: PostgresAccount): void {
  const uid = owner?.uid ?? process.getuid?.() ?? 0;
  if (statSync(folder).uid === uid) return;
  const gid = owner?.gid ?? process.getgid?.() ?? 0;
  spawnSync("chown", ["-R", `${uid}:${gid}`, folder]);
}

function idOf(flag: "-u" | "-g", account: string): number {
  return Number(spawnSync("id", [flag, account], { encoding: "utf8" }).stdout);
}
