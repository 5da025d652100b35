import { closeSync, openSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { type Environment, signalGroup, spawnLeashed } from "./leashed.mjs";

/** Half a minute, as hosts allow; the site uses at most 25 seconds of it (front/shutdown.ts). */
const GRACE_MS = 30_000;

type ServiceOptions = {
  name: string;
  command: string;
  args: string[];
  env: Environment;
  logFile: string;
  stopSignal?: "TERM" | "INT";
  account?: { uid: number; gid: number };
};

export type Service = {
  name: string;
  pid: number | undefined;
  crashed: Promise<string>;
  isRunning(): boolean;
  lastLogLines(): string;
  /** Returns whether it stopped without being killed. */
  stop(signal?: NodeJS.Signals): Promise<boolean>;
  kill(): Promise<void>;
};

export function startService(options: ServiceOptions): Service {
  const { name, command, args, env, logFile, stopSignal = "TERM", account } = options;
  const log = openSync(logFile, "a");
  const child = spawnLeashed(command, args, { env, stopSignal, output: log, ...account });
  closeSync(log);

  let running = true;
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) =>
      resolve(signal ? `signal ${signal}` : `exit code ${code}`),
    );
  }).then((how) => {
    running = false;
    return how;
  });

  let wanted = true;
  const crashed = new Promise<string>((resolve) => {
    void ended.then((how) => wanted && resolve(how));
  });
  const end = async (signal: NodeJS.Signals) => {
    wanted = false;
    if (running) signalGroup(child, signal);
    const patience = new AbortController();
    await Promise.race([ended, pause(GRACE_MS, undefined, patience)]);
    patience.abort();
    if (!running) return true;
    signalGroup(child, "SIGKILL");
    await ended;
    return false;
  };

  return {
    name,
    pid: child.pid,
    crashed,
    isRunning: () => running,
    lastLogLines: () => readFileSync(logFile, "utf8").trimEnd().split("\n").slice(-20).join("\n"),
    stop: (signal = `SIG${stopSignal}`) => end(signal),
    kill: async () => {
      await end("SIGKILL");
    },
  };
}

/** If the service ends first, throws an error with its last log lines. */
export async function waitUntilReady(
  service: Service,
  isReady: () => Promise<boolean>,
  seconds: number,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isReady())) {
    if (!service.isRunning()) {
      throw new Error(
        `${service.name} ended (${await service.crashed}):\n${service.lastLogLines()}`,
      );
    }
    if (Date.now() > deadline) {
      throw new Error(`${service.name} was not ready in ${seconds} s:\n${service.lastLogLines()}`);
    }
    await pause(100);
  }
}

export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
