import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresAccount } from "@/sandbox/launch/postgres-account";
import { postgresOptions, type Sandbox, type Watch } from "@/sandbox/launch/sandbox";
import type { Service } from "@/sandbox/launch/service";
import { startPostgres } from "@/sandbox/postgres";

/** The test fills the space that the copied cluster leaves free. */
const SMALL_DISK = "size=400m,mode=0700";

/** The world's PostgreSQL, for tests in which it is down, at another port or out of disk space. */
export class DatabaseServer {
  #service: Service | undefined;
  #sandbox: Sandbox | undefined;
  readonly #watchAll: Watch;

  constructor(watchAll: Watch) {
    this.#watchAll = watchAll;
  }

  readonly watch: Watch = (service) => {
    if (service.name === "PostgreSQL") this.#service = service;
    this.#watchAll(service);
  };

  belongsTo(sandbox: Sandbox): void {
    this.#sandbox = sandbox;
  }

  /** Stops as `pg_ctl stop -m immediate` does: no session is ended, nothing is written back. */
  async stop(): Promise<void> {
    await this.#service?.stop("SIGQUIT");
  }

  async start(change: Partial<ReturnType<typeof postgresOptions>> = {}): Promise<void> {
    await startPostgres({ ...this.#options, ...change }, this.watch);
  }

  async move(port: number): Promise<void> {
    await this.stop();
    await this.start({ port });
  }

  /** Moves to a copy on a disk in memory, which ends with the server. False if this machine forbids it. */
  async moveToSmallDisk(): Promise<boolean> {
    if (!mayMount()) return false;
    await this.#service?.stop();
    const folder = join(tmpdir(), "small-disk");
    mkdirSync(folder, { recursive: true });
    const script = `mount -t tmpfs -o ${SMALL_DISK} tmpfs "$1" && cp -a "$0/." "$1" && shift && exec "$@"`;
    const through = ["unshare", "--mount", "sh", "-c", script, this.#options.folder, folder];
    await this.start({ folder, through });
    return true;
  }

  /** Returns to its own disk, which has not changed meanwhile. */
  async returnFromSmallDisk(): Promise<void> {
    await this.#service?.stop();
    await this.start();
  }

  async backUp(): Promise<void> {
    await this.#service?.stop();
    copy(this.#options.folder, this.#backup);
    await this.start();
  }

  async restore(): Promise<void> {
    await this.stop();
    rmSync(this.#options.folder, { recursive: true });
    copy(this.#backup, this.#options.folder);
    await this.start();
  }

  get #backup(): string {
    return `${this.#options.folder}.backup`;
  }

  get #options() {
    if (!this.#sandbox) throw new Error("The database has not been started yet.");
    return postgresOptions(this.#sandbox);
  }
}

/** Keeps the folder's owner and permissions, which PostgreSQL checks. */
function copy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  execFileSync("cp", ["-a", from, to]);
}

/** Only root may mount, and only where the container permits it. */
function mayMount(): boolean {
  if (postgresAccount().owner) return false;
  const attempt = ["--mount", "mount", "-t", "tmpfs", "tmpfs", tmpdir()];
  return spawnSync("unshare", attempt).status === 0;
}
