import { notFound, redirect } from "next/navigation";
import { adminPaths } from "@/lib/admin-paths";
import { paths } from "@/lib/paths";
import { type Coach, type CoachSession, coachStanding } from "./coach";
import { isFreshProof } from "./rules";

/** For the pages of the second factor itself: signed out leads to the sign-in page and back to `path`. */
export async function requireCoachSessionPage(path: string): Promise<CoachSession | Coach> {
  const standing = await coachStanding();
  switch (standing.is) {
    case "coach":
      return standing.coach;
    case "unproven":
      return standing.session;
    case "signed-out":
      return redirect(paths.signIn({ callbackUrl: path }));
    case "not-coach":
      return notFound();
  }
}

/**
 * The first line of every page of the back office. Signed out leads to the sign-in page and back to
 * `path`, a missing second factor to its page and back; for everybody else there is nothing here.
 */
export async function requireCoachPage(path: string): Promise<Coach> {
  const session = await requireCoachSessionPage(path);
  return "provenAt" in session ? session : redirect(adminPaths.secondFactor(path));
}

/** For pages that lead to refunds, exports and changes of who is a coach. */
export async function requireFreshCoachPage(path: string): Promise<Coach> {
  const coach = await requireCoachPage(path);
  return isFreshProof(coach.provenAt) ? coach : redirect(adminPaths.secondFactor(path));
}
