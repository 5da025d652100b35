import type { ChildProcess, SpawnOptions } from "node:child_process";

/** Unlike NodeJS.ProcessEnv, in which Next makes NODE_ENV mandatory. */
export type Environment = Record<string, string | undefined>;

export interface ProgramOptions extends Pick<SpawnOptions, "cwd" | "uid" | "gid"> {
  env?: Environment;
}

interface LeashOptions extends ProgramOptions {
  stopSignal?: "TERM" | "INT";
  output?: "pipe" | number;
}

export function spawnLeashed(command: string, args: string[], options?: LeashOptions): ChildProcess;
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void;
