import { cache } from "react";
import { LockedOut, notFoundRefusal, Refusal } from "@/lib/errors";
import { currentUser, readSessionToken } from "./next-auth";
import { findCoachSession, findRights, type SessionUser } from "./queries";
import { isFreshProof, type Rights } from "./rules";

/** Signed in by mail with the address of an owner or an assistant. */
export type CoachSession = { id: string; email: string; sessionId: string } & Rights;
/** A session with a proven second factor. */
export type Coach = CoachSession & { provenAt: Date };

type Standing =
  | { is: "signed-out" | "not-coach" }
  | { is: "unproven"; session: CoachSession }
  | { is: "coach"; session: Coach };

/** Decided anew for each request, because owners and assistants may change. */
export const coachStanding = cache(async (): Promise<Standing> => {
  const user = await currentUser();
  return user ? standingOf(user) : { is: "signed-out" };
});

/** For the middleware, where React's cache does nothing and the session would be read twice. */
export async function standingOf(user: SessionUser): Promise<Standing> {
  const rights = await findRights(user.email);
  if (!rights) return { is: "not-coach" };
  const found = await findCoachSession(await readSessionToken());
  if (!found) return { is: "not-coach" };
  const { sessionId, provenAt } = found;
  const session = { id: user.id, email: user.email, sessionId, ...rights };
  return provenAt
    ? { is: "coach", session: { ...session, provenAt } }
    : { is: "unproven", session };
}

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

/** Throws Refusal 401, 403 without the second factor or the right, or 404; pages use coach-page.ts. */
export async function requireCoach(right?: keyof Rights): Promise<Coach> {
  const session = await requireCoachSession();
  if (!("provenAt" in session)) {
    throw new LockedOut("second-factor", "Please enter the code from your phone first.");
  }
  if (right) requireRight(session, right);
  return session;
}

/** Throws Refusal 403. */
export function requireRight(coach: Rights, right: keyof Rights): void {
  if (coach[right]) return;
  throw new Refusal(
    403,
    "Only the owner of this shop may do this, and assistants with the right to it.",
  );
}

/** For refunds, exports and changing who is a coach: the proof must be at most ten minutes old. */
export async function requireFreshProof(right?: keyof Rights): Promise<Coach> {
  const coach = await requireCoach(right);
  if (isFreshProof(coach.provenAt)) return coach;
  throw new LockedOut("second-factor", "This needs a new code from your phone first.");
}
