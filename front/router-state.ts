import { z } from "zod";

/** The time in which Next parses nested segments grows with the square of their depth. */
const MAX_BRACKETS = 60;

const segment = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(["c", "oc", "d"]), z.array(z.string()).nullable()]),
]);

const state: z.ZodType = z.tuple([
  segment,
  z.record(
    z.string(),
    z.lazy(() => state),
  ),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullish(),
  z.number().nullish(),
  z.string().optional(),
]);

/** Next answers a malformed `next-router-state-tree`, its router's header, with a server error. */
export function isRouterState(header: string | string[] | undefined): boolean {
  if (header === undefined) return true;
  if (String(header).split(/\[|%5B/i).length > MAX_BRACKETS) return false;
  try {
    return state.safeParse(JSON.parse(decodeURIComponent(String(header)))).success;
  } catch {
    return false;
  }
}
