import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Takes middleware.ts out of a finished build, as if the file had never been there. */
export class Gate {
  readonly #file: string;
  readonly #whole: string;

  constructor(distDir: string) {
    this.#file = join(distDir, "server/functions-config-manifest.json");
    this.#whole = readFileSync(this.#file, "utf8");
  }

  remove(): void {
    const manifest = manifestSchema.parse(JSON.parse(this.#whole));
    delete manifest.functions["/_middleware"];
    writeFileSync(this.#file, JSON.stringify(manifest));
  }

  restore(): void {
    writeFileSync(this.#file, this.#whole);
  }
}

const manifestSchema = z.looseObject({ functions: z.record(z.string(), z.unknown()) });
