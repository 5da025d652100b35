import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { giveFolder, type PostgresAccount, postgresAccount } from "./launch/postgres-account";
import { type PostgresBinaries, postgresBinaries } from "./launch/postgres-binaries";
import { endLeftover } from "./launch/postgres-leftover";
import { runQuietly } from "./launch/run-quietly.mjs";
import { type Service, startService, waitUntilReady } from "./launch/service";

export type PostgresOptions = {
  /** The cluster's folder; created if missing. */
  folder: string;
  port: number;
  password: string;
  logFile: string;
  /** A program to start the server through; it gets the command as its last arguments. */
  through?: string[];
};

const DATABASE = "coach";
const PROGRAM_ENVIRONMENT = { PATH: process.env.PATH, TZ: "UTC", LC_ALL: "C" };

export function databaseUrl({
  port,
  password,
}: Pick<PostgresOptions, "port" | "password">): string {
  return `postgresql://coach:${password}@127.0.0.1:${port}/${DATABASE}`;
}

/**
 * Runs PostgreSQL in the foreground of its leash rather than in the background with `pg_ctl start`, so that its
 * end is noticed at once and it cannot outlive the launcher.
 */
export async function startPostgres(
  options: PostgresOptions,
  watch: (service: Service) => void,
): Promise<Service> {
  const binaries = await postgresBinaries();
  const account = postgresAccount();
  if (existsSync(options.folder)) giveFolder(options.folder, account);
  else await createCluster(options, binaries, account);
  const service = startService({ name: "PostgreSQL", ...command(options, binaries, account) });
  watch(service);
  await waitUntilReady(service, () => accepts(options), 60);
  await createDatabase(options);
  return service;
}

/** Ends a server that an interrupted run left behind in the folder. */
export async function endLeftoverPostgres(options: PostgresOptions): Promise<void> {
  if (!existsSync(options.folder)) return;
  await endLeftover(options, await postgresBinaries(), postgresAccount());
}

function command(
  options: PostgresOptions,
  { postgres }: PostgresBinaries,
  account: PostgresAccount,
) {
  const settings = [
    `port=${options.port}`,
    "listen_addresses=127.0.0.1",
    // A socket's path may have at most 107 characters, and a data folder's may be longer.
    "unix_socket_directories=",
    "max_connections=200",
  ];
  const [program, ...args] = [
    ...(options.through ?? []),
    ...account.prefix,
    postgres,
    "-D",
    options.folder,
    ...settings.flatMap((setting) => ["-c", setting]),
  ];
  return {
    command: program ?? postgres,
    args,
    env: PROGRAM_ENVIRONMENT,
    logFile: options.logFile,
    // Postgres takes SIGINT as "end the sessions, then stop"; SIGTERM would wait for the sessions.
    stopSignal: "INT" as const,
    account: account.owner,
  };
}

/** An interrupted initdb leaves half a cluster, so the folder gets its final name only when complete. */
async function createCluster(
  { folder, password }: PostgresOptions,
  { initdb }: PostgresBinaries,
  account: PostgresAccount,
): Promise<void> {
  const draft = `${folder}.new`;
  const passwordFile = join(dirname(folder), "initdb-password");
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveFolder(draft, account);
  giveFolder(passwordFile, account);
  const [program, ...args] = [
    ...account.prefix,
    initdb,
    "-D",
    draft,
    "--username=coach",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    // The built-in locale sorts the same way on every system.
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
  ];
  const { code, output } = await runQuietly(program ?? initdb, args, {
    env: PROGRAM_ENVIRONMENT,
    ...account.owner,
  });
  rmSync(passwordFile);
  if (code !== 0) {
    throw new Error(
      `${output}\nThe embedded PostgreSQL could not be set up here. Set DATABASE_URL to use another PostgreSQL server on this machine.`,
    );
  }
  renameSync(draft, folder);
}

async function accepts(options: PostgresOptions): Promise<boolean> {
  const client = new pg.Client(maintenance(options));
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    // Not up yet: the caller keeps waiting.
    return false;
  }
}

async function createDatabase(options: PostgresOptions): Promise<void> {
  const client = new pg.Client(maintenance(options));
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [
      DATABASE,
    ]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function maintenance({ port, password }: PostgresOptions): pg.ClientConfig {
  return { host: "127.0.0.1", port, user: "coach", password, database: "postgres" };
}
