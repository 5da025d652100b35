import { coachStanding } from "@/lib/auth/coach";
import { isDatabaseAway } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { areDoorsOpen } from "./queries";

/** The coach passes closed doors after signing in by mail, without a second factor: no page behind them is secret. */
export async function isClosedToVisitor(): Promise<boolean> {
  if (await areDoorsOpen()) return false;
  const { is } = await coachStanding();
  return is === "signed-out" || is === "not-coach";
}

/** For calls; the middleware sends the "coming soon" page instead of a page. */
export async function refuseWhileClosed(): Promise<void> {
  if (await isClosedToVisitor()) throw new Refusal(404, "This site is not open yet.");
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
