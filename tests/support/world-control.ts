import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import type { Environment } from "@/sandbox/launch/leashed.mjs";
import type { Site } from "@/sandbox/launch/site";
import type { DatabaseServer } from "./database-server";
import { listenLocally } from "./listen-locally";

type Start = (environment?: Environment) => Promise<Site>;

export type Control = {
  site: Site;
  start: Start;
  /** Prepares a build without middleware.ts, and returns the setting that selects it. */
  removeGate: () => Environment;
  database: DatabaseServer;
};

type Action = (environment: Environment) => Promise<unknown>;

/** Serves the calls of world.ts, because tests run in processes other than the one that owns the world. */
export async function startControl(control: Control): Promise<string> {
  const actions = { ...siteActions(control), ...databaseActions(control.database) };
  const server = createServer((request, response) => {
    const action = actions[request.url ?? ""];
    if (!action) return response.writeHead(404).end();
    return readEnvironment(request)
      .then(action)
      .then(
        (answer) => response.end(JSON.stringify(answer ?? null)),
        (error) => response.writeHead(500).end(String(error)),
      );
  });
  const port = await listenLocally(server);
  server.unref();
  return `http://127.0.0.1:${port}`;
}

function siteActions({ start, removeGate, ...control }: Control): Record<string, Action> {
  let { site } = control;
  let current = "{}";
  const startAgain = async (environment: Environment) => {
    site = await start(environment);
    current = JSON.stringify(environment);
  };
  const restart = async (environment: Environment) => {
    if (site.service.isRunning() && current === JSON.stringify(environment)) return;
    await site.service.stop();
    await startAgain(environment);
  };
  return {
    "/stop": () => site.service.stop(),
    "/kill": () => site.service.kill(),
    "/start": startAgain,
    "/restart": restart,
    "/memory": async () => readMemory(site.service.pid),
    "/remove-gate": (environment) => restart({ ...environment, ...removeGate() }),
  };
}

/** The process's resident memory in bytes, from Linux. */
function readMemory(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}

function databaseActions(database: DatabaseServer): Record<string, Action> {
  return {
    "/database/stop": () => database.stop(),
    "/database/start": () => database.start(),
    "/database/move": ({ PORT }) => database.move(Number(PORT)),
    "/database/small-disk": () => database.moveToSmallDisk(),
    "/database/own-disk": () => database.returnFromSmallDisk(),
    "/database/back-up": () => database.backUp(),
    "/database/restore": () => database.restore(),
  };
}

/** The environment variables that the caller wants to change. */
async function readEnvironment(request: IncomingMessage): Promise<Environment> {
  const body = await text(request);
  return body === "" ? {} : z.record(z.string(), z.string()).parse(JSON.parse(body));
}
