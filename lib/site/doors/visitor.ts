import { coachStanding } from "@/lib/auth/coach";
import { isDatabaseAway } from "@/lib/db";
import { areDoorsOpen } from "./queries";

/** The coach walks through closed doors, signed in by mail alone: nothing behind them is secret. */
export async function isClosedToVisitor(): Promise<boolean> {
  if (await areDoorsOpen()) return false;
  const { is } = await coachStanding();
  return is === "signed-out" || is === "not-coach";
}

/** While the database is away, an error's page gets its frame all the same. */
export async function isFrameClosed(): Promise<boolean> {
  try {
    return await isClosedToVisitor();
  } catch (error) {
    if (isDatabaseAway(error)) return false;
    throw error;
  }
}
