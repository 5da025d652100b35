import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { buildFolder } from "./world";

/** Everything that the running build answers, as Next lists it: "/learn/[courseSlug]". */
export function listRoutes(): string[] {
  const manifest = z.record(z.string(), z.string());
  return Object.values(manifest.parse(readManifest("app-path-routes-manifest.json"))).toSorted();
}

export type ServerAction = {
  /** What a browser names it by. */
  id: string;
  name: string;
  /** Where it is written. */
  file: string;
  /** The routes whose pages offer it. */
  routes: string[];
};

/** Every function that a browser may call. */
export function listActions(): ServerAction[] {
  const { node } = actionManifest.parse(readManifest("server/server-reference-manifest.json"));
  return Object.entries(node).map(([id, { exportedName, filename, workers }]) => ({
    id,
    name: exportedName,
    file: filename,
    routes: Object.keys(workers).map(toRoute),
  }));
}

const actionManifest = z.object({
  node: z.record(
    z.string(),
    z.object({
      exportedName: z.string(),
      filename: z.string(),
      workers: z.record(z.string(), z.unknown()),
    }),
  ),
});

/** "app/(shop)/checkout/page" is the page of "/checkout". */
function toRoute(worker: string): string {
  return (
    worker
      .replace(/^app/, "")
      .replaceAll(/\/\([^)]+\)/g, "")
      .replace(/\/page$/, "") || "/"
  );
}

function readManifest(file: string): unknown {
  return JSON.parse(readFileSync(join(buildFolder, file), "utf8"));
}
