import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "./leashed.mjs";
import { runQuietly } from "./run-quietly.mjs";
import { type Sandbox, typescript, type Watch } from "./sandbox";
import { answers, type Service, startService, waitUntilReady } from "./service";
import { siteEnvironment } from "./site-environment";

const NEXT = "node_modules/.bin/next";

export type Site = {
  url: string;
  service: Service;
};

type StartOptions = {
  mode: "production" | "development";
  distDir: string;
  watch: Watch;
  environment?: Environment;
};

export async function startSite(sandbox: Sandbox, options: StartOptions): Promise<Site> {
  const { mode, distDir, watch, environment } = options;
  const port = sandbox.ports.PORT;
  const service = startService({
    name: "The site",
    command: process.execPath,
    args:
      mode === "production"
        ? ["front/start.ts"]
        : [NEXT, "dev", "--hostname", "127.0.0.1", "--port", String(port)],
    env: { ...siteEnvironment({ ...sandbox, mode, distDir }), ...environment },
    logFile: join(sandbox.dataDir, "logs/site.log"),
  });
  watch(service);
  await waitUntilReady(service, () => answers(`http://127.0.0.1:${port}/api/health`), 120);
  return { url: `http://localhost:${port}`, service };
}

/** Copies the media, because the coach's uploads go to the same place. */
export async function migrateAndSeed(sandbox: Sandbox): Promise<void> {
  const media = join(sandbox.dataDir, "media");
  await cp("prisma/seed-data/media", media, { recursive: true, force: false });
  const env = siteEnvironment({ ...sandbox, mode: "production", distDir: ".next" });
  for (const file of ["prisma/migrate.ts", "prisma/seed.ts"]) {
    const { command, args } = typescript(file);
    const { code, output } = await runQuietly(command, args, { env });
    if (code !== 0) throw new Error(`${output}\n${file} failed.`);
  }
}
