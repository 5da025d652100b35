import type { ProgramOptions } from "./leashed.mjs";

export function runQuietly(
  command: string,
  args: string[],
  options?: ProgramOptions,
): Promise<{ code: number; output: string }>;
