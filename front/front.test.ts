import { mkdirSync } from "node:fs";
import { join } from "node:path";
import inject from "light-my-request";
import { expect, it, onTestFinished, vi } from "vitest";
import { declareNotFound } from "../lib/request-context.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

it("a page that declares itself missing is sent with 404, unless it failed afterwards", async () => {
  const build = temporaryFolder();
  mkdirSync(join(build, "static"));
  vi.stubEnv("NEXT_DIST_DIR", build);
  onTestFinished(() => void vi.unstubAllEnvs());
  // Both read the environment as they are loaded.
  const { logger } = await import("../lib/logger.ts");
  const { createFront } = await import("./front.ts");
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(logger, level).mockReturnValue();
  }
  const { handle } = await createFront(async (request, response) => {
    declareNotFound();
    if (request.url === "/broken") throw new Error("It broke.");
    response.statusCode = request.url === "/failed" ? 500 : 200;
    response.end("Nothing is there.");
  });
  const ask = async (url: string) => (await inject(handle, { method: "GET", url })).statusCode;
  expect(await ask("/nothing")).toBe(404);
  expect(await ask("/failed")).toBe(500);
  expect(await ask("/broken")).toBe(500);
});
