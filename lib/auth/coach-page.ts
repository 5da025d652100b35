import { notFound, redirect } from "next/navigation";
import type { z } from "zod";
import { adminPaths } from "@/lib/paths/back-office";
import { returnPath } from "@/lib/paths/callback";
import { paths } from "@/lib/paths/public";
import { type Coach, type CoachSession, coachStanding } from "./coach";
import { isFreshProof, type Rights } from "./rules";

/** For the pages of the second factor itself. */
export async function requireCoachSessionPage(path: string): Promise<CoachSession | Coach> {
  const standing = await coachStanding();
  switch (standing.is) {
    case "coach":
    case "unproven":
      return standing.session;
    case "signed-out":
      return redirect(paths.signIn({ callbackUrl: returnPath(path) }));
    case "not-coach":
      return notFound();
  }
}

/** Redirects to sign-in or to the second factor, and back to `path`; others get a 404. */
export async function requireCoachPage(path: string, right?: keyof Rights): Promise<Coach> {
  const session = await requireCoachSessionPage(path);
  if (right && !session[right]) return notFound();
  return "provenAt" in session ? session : redirect(adminPaths.secondFactor(returnPath(path)));
}

export async function requireFreshCoachPage(path: string, right?: keyof Rights): Promise<Coach> {
  const coach = await requireCoachPage(path, right);
  return isFreshProof(coach.provenAt) ? coach : redirect(adminPaths.secondFactor(returnPath(path)));
}

/**
 * For pages that show what the shop earns, and those that move purchases: whoever owns the new address reads the
 * receipts.
 */
export function requireMoneyPage(path: string): Promise<Coach> {
  return requireCoachPage(path, "seesMoney");
}

export function requireFreshMoneyPage(path: string): Promise<Coach> {
  return requireFreshCoachPage(path, "seesMoney");
}

/** Checks the coach before the address, so that a 404 reveals nothing. */
export async function requireCoachPageOf<Key>(
  named: z.ZodSafeParseResult<Key>,
  pathOf: (key: Key) => string,
  guard: (path: string) => Promise<Coach> = requireCoachPage,
): Promise<[key: Key, coach: Coach]> {
  const coach = await guard(named.success ? pathOf(named.data) : adminPaths.today);
  return named.success ? [named.data, coach] : notFound();
}
