import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { buildFolder, buildSite } from "@/sandbox/launch/build";
import { freePort, isListening } from "@/sandbox/launch/ports";
import { type Sandbox, startSandbox, typescript, type Watch } from "@/sandbox/launch/sandbox";
import { type Service, startService, waitUntilReady } from "@/sandbox/launch/service";
import { migrateAndSeed, startSite } from "@/sandbox/launch/site";
import { systemEnvironment } from "@/sandbox/launch/site-environment";
import { step } from "@/sandbox/launch/step.mjs";
import { buildBareNext, nextIn } from "./bare-next";
import { readMarkup, withoutScripts } from "./markup";
import { hasNginx, nginx } from "./nginx";
import { createLearners, type Learners, prepareLargeShop } from "./shop";

export type Server = {
  url: string;
  service: Service;
};

export type World = {
  ours: Server;
  large: Server;
  plainNode: Server;
  plainTick: Server;
  bareNext: Server;
  nginx: Server | undefined;
  learners: Learners;
  largeLearners: Learners;
};

const PORTS = {
  PORT: 3300,
  STRIPE_SANDBOX_PORT: 3310,
  MAILBOX_PORT: 3320,
  DATABASE_PORT: 25_442,
};
const dataDir = resolve(process.env.DATA_DIR ?? ".data/bench");

export const scratch = (name: string) => join(dataDir, name);

/** The demo shop with people who own one of its courses and, on request, a large shop beside it. */
export async function startShop(watch: Watch, { withLarge }: { withLarge: boolean }) {
  const settings = { ports: PORTS, dataDir, databaseUrl: undefined };
  const sandbox = await startSandbox(settings, { fresh: false, watch });
  await step("Preparing the database", () => migrateAndSeed(sandbox));
  const distDir = buildFolder(dataDir);
  await buildSite(sandbox, distDir);
  // A database can be copied only while no site is connected to it.
  const grow = () => prepareLargeShop(sandbox.databaseUrl);
  const largeUrl = withLarge ? await step("Growing a large shop", grow) : undefined;
  const start = (from: Sandbox) => startSite(from, { mode: "production", distDir, watch });
  const ours = await start(sandbox);
  const learners = await createLearners(sandbox.databaseUrl);
  return { sandbox, distDir, start, ours, learners, largeUrl };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;

export async function startWorld(shop: Shop, watch: Watch): Promise<World> {
  const { sandbox, distDir, ours, learners, largeUrl } = shop;
  if (!largeUrl) throw new Error("The comparison needs a large shop.");
  const large = await shop.start({
    ...sandbox,
    databaseUrl: largeUrl,
    ports: { ...PORTS, PORT: await freePort() },
  });
  const head = await collectFiles(ours.url, distDir);
  await step("Building an empty Next app", () => buildReference(ours.url, learners));
  return {
    ours,
    large,
    learners,
    largeLearners: await createLearners(largeUrl),
    plainNode: await start("plain-node", watch, (port) =>
      typescript("bench/plain-node.ts", scratch("files"), JSON.stringify(head), port),
    ),
    plainTick: await start("plain-tick", watch, (port) =>
      typescript("bench/plain-tick.ts", sandbox.databaseUrl, port),
    ),
    bareNext: await start("bare-next", watch, (port) => ({
      command: process.execPath,
      args: [
        nextIn(scratch("bare-next")),
        "start",
        scratch("bare-next"),
        "--hostname",
        "127.0.0.1",
        "--port",
        port,
      ],
    })),
    nginx: (await hasNginx())
      ? await start("nginx", watch, (port) =>
          nginx({ folder: scratch("files"), head, port, scratch: scratch("nginx") }),
        )
      : undefined,
  };
}

/** The headers of an answer, except those that each server writes on its own. */
export type Head = [name: string, value: string][];

const OWN = /^(?:connection|content-(?:type|length|encoding)|date|etag|keep-alive)$/;

/** Returns the home page's headers, so that the other servers send the same policy and preloads. */
async function collectFiles(url: string, distDir: string): Promise<Head> {
  const folder = scratch("files");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync("public", folder, { recursive: true });
  cpSync(join(distDir, "static"), join(folder, "_next/static"), { recursive: true });
  const answer = await fetch(url);
  const html = await answer.text();
  for (const [name, text] of [
    ["page.html", html],
    ["no-script.html", withoutScripts(html)],
  ] as const) {
    writeFileSync(join(folder, name), text);
  }
  compress(folder);
  return [...answer.headers].filter(([name]) => !OWN.test(name));
}

function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:css|html|js|svg)$/.test(name)) continue;
    const file = join(folder, name);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}

async function buildReference(
  url: string,
  { cookies: [cookie = ""], slug }: Learners,
): Promise<void> {
  const read = async (path: string) => fetch(`${url}${path}`, { headers: { cookie } });
  await buildBareNext(scratch("bare-next"), {
    publicPage: readMarkup(await (await read("/")).text()),
    learningPage: readMarkup(await (await read(`/learn/${slug}`)).text()),
    json: await (await read("/api/courses/featured")).json(),
  });
}

async function start(
  name: string,
  watch: Watch,
  program: (port: string) => { command: string; args: string[] },
): Promise<Server> {
  const port = await freePort();
  const service = startService({
    name,
    ...program(String(port)),
    env: { ...systemEnvironment(), NODE_ENV: "production" },
    logFile: scratch(`logs/${name}.log`),
  });
  watch(service);
  await waitUntilReady(service, () => isListening(port), 60);
  return { url: `http://127.0.0.1:${port}`, service };
}
