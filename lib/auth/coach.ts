import { cache } from "react";
import { env } from "@/lib/env";
import { LockedOut, notFoundRefusal } from "@/lib/errors";
import { currentUser, readSessionToken } from "./next-auth";
import { findCoachSession } from "./queries";
import { isFreshProof } from "./rules";

export type Coach = { id: string; email: string; sessionId: string; provenAt: Date };

type Standing =
  | { is: "signed-out" | "not-coach" }
  /** Signed in by mail with the coach's address; the second factor is still to come. */
  | { is: "unproven"; user: Omit<Coach, "provenAt"> }
  | { is: "coach"; coach: Coach };

/** What this request may be in the back office, decided anew each time: the list of coaches may change. */
export const coachStanding = cache(async (): Promise<Standing> => {
  const user = await currentUser();
  if (!user) return { is: "signed-out" };
  if (!env.COACH_EMAILS.includes(user.email)) return { is: "not-coach" };
  const session = await findCoachSession(await readSessionToken());
  if (!session) return { is: "not-coach" };
  const { sessionId, provenAt } = session;
  const known = { id: user.id, email: user.email, sessionId };
  return provenAt
    ? { is: "coach", coach: { ...known, provenAt } }
    : { is: "unproven", user: known };
});

/**
 * For actions and calls. Pages use lib/auth/coach-page.ts, which leads on instead of refusing.
 *
 * @throws Refusal 401 signed out, 403 without the second factor, 404 for everybody else
 */
export async function requireCoach(): Promise<Coach> {
  const standing = await coachStanding();
  if (standing.is === "coach") return standing.coach;
  if (standing.is === "not-coach") throw notFoundRefusal("This page");
  if (standing.is === "signed-out") {
    throw new LockedOut("sign-in", "You are signed out. Sign in again, then send this once more.");
  }
  throw new LockedOut("second-factor", "Please enter the code from your phone first.");
}

/**
 * For refunds, exports and whatever changes who is a coach.
 *
 * @throws Refusal as `requireCoach`, and 403 where the proof is older than ten minutes
 */
export async function requireFreshProof(): Promise<Coach> {
  const coach = await requireCoach();
  if (isFreshProof(coach.provenAt)) return coach;
  throw new LockedOut("second-factor", "This needs a new code from your phone first.");
}
