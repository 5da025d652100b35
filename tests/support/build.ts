import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { buildFolder } from "./world";

/** Every route of the running build, as Next writes it: "/learn/[courseSlug]". */
export function listRoutes(): string[] {
  const manifest = z.record(z.string(), z.string());
  return Object.values(manifest.parse(readManifest("app-path-routes-manifest.json"))).toSorted();
}

export type ServerAction = {
  /** The id by which a browser calls the action. */
  id: string;
  name: string;
  file: string;
  /** The routes whose pages use the action. */
  routes: string[];
};

/** Every server function that a browser may call. */
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
