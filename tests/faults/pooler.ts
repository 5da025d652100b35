import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/sandbox/launch/ports";

export type Pooler = { url: string; stop: () => void };

/** PgBouncer in transaction mode in front of the database; null where it is not installed. */
export async function startPooler(databaseUrl: string): Promise<Pooler | null> {
  if (spawnSync("pgbouncer", ["--version"]).error) return null;
  const url = new URL(databaseUrl);
  const { hostname, port, username, password, pathname } = url;
  const database = pathname.slice(1);
  url.port = String(await freePort());
  const folder = mkdtempSync(join(tmpdir(), "pooler-"));
  chmodSync(folder, 0o755);
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
${database} = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${url.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
`,
    { mode: 0o644 },
  );
  // PgBouncer refuses to run as root.
  const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const pooler = spawn("pgbouncer", ["--quiet", file], { ...account, stdio: "ignore" });
  return { url: url.href, stop: () => pooler.kill("SIGINT") };
}
