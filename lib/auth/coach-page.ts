import { notFound, redirect } from "next/navigation";
import type { z } from "zod";
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

/**
 * The same for the pages about one thing: the coach is asked for before anybody learns whether the
 * address can name anything. An address that cannot is no place to come back to.
 *
 * @returns what the address names, and the coach
 */
export async function requireCoachPageOf<Key>(
  named: z.ZodSafeParseResult<Key>,
  pathOf: (key: Key) => string,
  guard: (path: string) => Promise<Coach> = requireCoachPage,
): Promise<[key: Key, coach: Coach]> {
  const coach = await guard(named.success ? pathOf(named.data) : adminPaths.today);
  return named.success ? [named.data, coach] : notFound();
}
