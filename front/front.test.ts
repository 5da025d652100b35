import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import inject from "light-my-request";
import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { ContentRevision } from "./content-revision.ts";
import type { NextHandler } from "./front.ts";

async function frontOf(next: NextHandler) {
  const build = temporaryFolder();
  mkdirSync(join(build, "static"));
  writeFileSync(join(build, "BUILD_ID"), "1");
  vi.stubEnv("NEXT_DIST_DIR", build);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.resetModules();
  // Both read the environment as they are loaded.
  const { logger } = await import("../lib/logger.ts");
  const { createFront } = await import("./front.ts");
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(logger, level).mockReturnValue();
  }
  return createFront(next, new ContentRevision());
}

it("a page that declares itself missing is sent with 404, unless it failed afterwards", async () => {
  const { handle } = await frontOf(async (request, response) => {
    (await import("../lib/request-context.ts")).declareNotFound();
    if (request.url === "/broken") throw new Error("It broke.");
    response.statusCode = request.url === "/failed" ? 500 : 200;
    response.end("Nothing is there.");
  });
  const ask = async (url: string) => (await inject(handle, { method: "GET", url })).statusCode;
  expect(await ask("/nothing")).toBe(404);
  expect(await ask("/failed")).toBe(500);
  expect(await ask("/broken")).toBe(500);
});

it("the router gets no data to or from the checkout, so the browser loads the page with its policy", async () => {
  const { handle } = await frontOf(async (_request, response) => void response.end("A page."));
  const ask = async (url: string, from: string) => {
    const headers = { rsc: "1", referer: `https://coach.co.uk${from}` };
    return (await inject(handle, { method: "GET", url, headers })).statusCode;
  };
  expect(await ask("/checkout?courseId=1&_rsc=x", "/courses/a")).toBe(204);
  expect(await ask("/courses/a?_rsc=x", "/checkout?courseId=1")).toBe(204);
  expect(await ask("/checkout?courseId=1&_rsc=x", "/checkout?courseId=1")).toBe(200);
  expect(await ask("/courses/a?_rsc=x", "/about")).toBe(200);
  expect(await ask("/checkouts?_rsc=x", "/about")).toBe(200);
});

it("the checkout has its own policy, with an address for reports", async () => {
  const { handle } = await frontOf(async (_request, response) => void response.end("A page."));
  const ask = async (url: string) => (await inject(handle, { method: "GET", url })).headers;
  const checkout = await ask("/checkout?courseId=1");
  expect(checkout["content-security-policy"]).not.toContain("vimeo");
  expect(checkout["reporting-endpoints"]).toBe('checkout="/api/policy-reports"');
  const other = await ask("/checkouts");
  expect(other["content-security-policy"]).toContain("vimeo");
  expect(other["reporting-endpoints"]).toBeUndefined();
});
