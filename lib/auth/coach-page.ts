import { notFound, redirect } from "next/navigation";
import { paths } from "@/lib/paths";
import { type Coach, coachStanding } from "./coach";
import { isFreshProof } from "./rules";

/**
 * The first line of every page of the back office. Signed out leads to the sign-in page and back to
 * `path`, a missing second factor to its page and back; for everybody else there is nothing here.
 */
export async function requireCoachPage(path: string): Promise<Coach> {
  const standing = await coachStanding();
  switch (standing.is) {
    case "coach":
      return standing.coach;
    case "signed-out":
      return redirect(paths.signIn({ callbackUrl: path }));
    case "unproven":
      return redirect(paths.secondFactor(path));
    case "not-coach":
      return notFound();
  }
}

/** For pages that lead to refunds, exports and changes of who is a coach. */
export async function requireFreshCoachPage(path: string): Promise<Coach> {
  const coach = await requireCoachPage(path);
  return isFreshProof(coach.provenAt) ? coach : redirect(paths.secondFactor(path));
}
