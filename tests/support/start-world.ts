import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { buildFolder, buildSite } from "@/sandbox/launch/build";
import type { Environment } from "@/sandbox/launch/leashed.mjs";
import type { Watch } from "@/sandbox/launch/sandbox";
import { type Site, startSite } from "@/sandbox/launch/site";
import { step } from "@/sandbox/launch/step.mjs";
import { startTestSandbox } from "./test-sandbox";
import type { WorldDescription } from "./world-description";

/** Builds the site for production and starts it on a fresh sandbox, for tests in a browser. */
export async function startWorld(watch: Watch): Promise<WorldDescription> {
  const sandbox = await startTestSandbox("e2e", watch);
  const distDir = buildFolder(sandbox.dataDir);
  await buildSite(sandbox, distDir);
  const start = (environment?: Environment) =>
    startSite(sandbox, { mode: "production", distDir, watch, environment });
  const site = await step("Starting the site", () => start());
  return {
    siteUrl: site.url,
    mailboxUrl: `http://127.0.0.1:${sandbox.ports.MAILBOX_PORT}`,
    cardProviderUrl: `http://127.0.0.1:${sandbox.ports.STRIPE_SANDBOX_PORT}`,
    controlUrl: await listen(siteControl(site, start, new Gate(distDir))),
    databaseUrl: sandbox.databaseUrl,
    buildFolder: distDir,
    dataFolder: sandbox.dataDir,
  };
}

/** The calls of world.ts: the tests run in other processes than the one that holds the site. */
function siteControl(
  first: Site,
  start: (environment?: Environment) => Promise<Site>,
  gate: Gate,
): Server {
  let site = first;
  const restart = async (environment: Environment, prepare = () => {}) => {
    await site.service.stop();
    prepare();
    site = await start(environment);
  };
  const actions: Record<string, (environment: Environment) => Promise<void>> = {
    "/stop": () => site.service.stop(),
    "/kill": () => site.service.kill(),
    "/start": async () => {
      site = await start();
    },
    "/restart": (environment) => restart(environment),
    "/remove-gate": (environment) => restart(environment, () => gate.remove()),
    "/restore-gate": (environment) => restart(environment, () => gate.restore()),
  };
  return createServer((request, response) => {
    const action = actions[request.url ?? ""];
    if (!action) return response.writeHead(404).end();
    return readEnvironment(request)
      .then(action)
      .then(
        () => response.writeHead(204).end(),
        (error) => response.writeHead(500).end(String(error)),
      );
  });
}

/** What the caller wants to be otherwise than usual. */
async function readEnvironment(request: IncomingMessage): Promise<Environment> {
  const body = await text(request);
  return body === "" ? {} : z.record(z.string(), z.string()).parse(JSON.parse(body));
}

/** middleware.ts, taken out of a finished build as if the file had not been there. */
class Gate {
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

async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The control has no port.");
  return `http://127.0.0.1:${address.port}`;
}
