import type { z } from "zod";
import { coachStanding } from "@/lib/auth/coach";
import { isDatabaseAway } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { readRoute } from "@/lib/http/route-handler";
import { areDoorsOpen } from "./queries";

export async function isClosedToVisitor(): Promise<boolean> {
  return !(await areDoorsOpen()) && isVisitor();
}

/** For calls; the middleware sends the "coming soon" page instead of a page. */
export async function refuseWhileClosed(): Promise<void> {
  if (await isClosedToVisitor()) throw new Refusal(404, "This site is not open yet.");
}

/** A call that anybody may make while the doors are open. */
export function publicRoute<Params>(
  schema: z.ZodType<Params>,
  answer: Parameters<typeof readRoute<Params>>[1],
) {
  return readRoute(schema, async (params, request) => {
    await refuseWhileClosed();
    return answer(params, request);
  });
}

/** An error page gets its frame even while the database is away. */
export async function isFrameClosed(): Promise<boolean> {
  try {
    return await isClosedToVisitor();
  } catch (error) {
    if (isDatabaseAway(error)) return false;
    throw error;
  }
}

/** The coach passes closed doors after signing in by mail, without a second factor: no page behind them is secret. */
async function isVisitor(): Promise<boolean> {
  const { is } = await coachStanding();
  return is === "signed-out" || is === "not-coach";
}
