import { coachStanding } from "@/lib/auth/coach";
import { isDatabaseAway } from "@/lib/db";
import { areDoorsOpen } from "./queries";

/** The coach passes closed doors after signing in by mail, without a second factor: no page behind them is secret. */
export async function isClosedToVisitor(): Promise<boolean> {
  if (await areDoorsOpen()) return false;
  const { is } = await coachStanding();
  return is === "signed-out" || is === "not-coach";
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
