import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const MANIFEST = "server/functions-config-manifest.json";
const manifestSchema = z.looseObject({ functions: z.record(z.string(), z.unknown()) });

/** Copies a finished build as if middleware.ts had never been written. */
export function copyWithoutGate(build: string, copy: string): void {
  const cache = join(build, "cache");
  // Links from an earlier copy cannot be overwritten.
  rmSync(copy, { recursive: true, force: true });
  cpSync(build, copy, { recursive: true, filter: (source) => source !== cache });
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(build, MANIFEST), "utf8")));
  delete manifest.functions["/_middleware"];
  writeFileSync(join(copy, MANIFEST), JSON.stringify(manifest));
}
