import { cache } from "react";
import { env } from "@/lib/env";
import { LockedOut, notFoundRefusal } from "@/lib/errors";
import { currentUser, readSessionToken } from "./next-auth";
import { findCoachSession } from "./queries";
import { isFreshProof } from "./rules";

/** Signed in by mail with the coach's address. */
export type CoachSession = { id: string; email: string; sessionId: string };
/** With the second factor as well. */
export type Coach = CoachSession & { provenAt: Date };

type Standing =
  | { is: "signed-out" | "not-coach" }
  | { is: "unproven"; session: CoachSession }
  | { is: "coach"; session: Coach };

/** Decided for each request: the list of coaches may change. */
export const coachStanding = cache(async (): Promise<Standing> => {
  const user = await currentUser();
  if (!user) return { is: "signed-out" };
  if (!env.COACH_EMAILS.includes(user.email)) return { is: "not-coach" };
  const found = await findCoachSession(await readSessionToken());
  if (!found) return { is: "not-coach" };
  const { sessionId, provenAt } = found;
  const session = { id: user.id, email: user.email, sessionId };
  return provenAt
    ? { is: "coach", session: { ...session, provenAt } }
    : { is: "unproven", session };
});

/** For the second factor itself. Throws Refusal 401, or 404 for everybody but the coach. */
export async function requireCoachSession(): Promise<CoachSession | Coach> {
  const standing = await coachStanding();
  switch (standing.is) {
    case "coach":
    case "unproven":
      return standing.session;
    case "not-coach":
      throw notFoundRefusal("This page");
    case "signed-out":
      throw new LockedOut(
        "sign-in",
        "You are signed out. Sign in again, then send this once more.",
      );
  }
}

/** Throws Refusal 401, 403 without the second factor, or 404; pages use coach-page.ts. */
export async function requireCoach(): Promise<Coach> {
  const session = await requireCoachSession();
  if ("provenAt" in session) return session;
  throw new LockedOut("second-factor", "Please enter the code from your phone first.");
}

/** For refunds, exports and who is a coach: the proof must be at most ten minutes old. */
export async function requireFreshProof(): Promise<Coach> {
  const coach = await requireCoach();
  if (isFreshProof(coach.provenAt)) return coach;
  throw new LockedOut("second-factor", "This needs a new code from your phone first.");
}
