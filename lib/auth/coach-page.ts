import { notFound, redirect } from "next/navigation";
import type { z } from "zod";
import { adminPaths } from "@/lib/paths/back-office";
import { wayBack } from "@/lib/paths/callback";
import { paths } from "@/lib/paths/public";
import { type Coach, type CoachSession, coachStanding } from "./coach";
import { isFreshProof } from "./rules";

/** For the pages of the second factor itself: redirects to sign-in, and back to `path`, if signed out. */
export async function requireCoachSessionPage(path: string): Promise<CoachSession | Coach> {
  const standing = await coachStanding();
  switch (standing.is) {
    case "coach":
    case "unproven":
      return standing.session;
    case "signed-out":
      return redirect(paths.signIn({ callbackUrl: wayBack(path) }));
    case "not-coach":
      return notFound();
  }
}

/**
 * The first line of every back-office page. Somebody signed out is sent to the sign-in page and back to
 * `path`, a coach without the second factor to its page and back; everybody else gets a 404.
 */
export async function requireCoachPage(path: string): Promise<Coach> {
  const session = await requireCoachSessionPage(path);
  return "provenAt" in session ? session : redirect(adminPaths.secondFactor(wayBack(path)));
}

/** For pages that lead to refunds, exports and changes to who is a coach. */
export async function requireFreshCoachPage(path: string): Promise<Coach> {
  const coach = await requireCoachPage(path);
  return isFreshProof(coach.provenAt) ? coach : redirect(adminPaths.secondFactor(wayBack(path)));
}

/**
 * The same for pages about one thing: the coach is checked before anybody learns whether the address can
 * name anything. An address that cannot is no place to come back to.
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
