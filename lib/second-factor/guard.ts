import { type CoachSession, requireCoachSession, requireFreshProof } from "@/lib/auth/coach";
import { findFactor } from "./queries";

/** The first phone needs no proof; later ones need the phone in use or a recovery code. */
export async function requireSetUp(): Promise<CoachSession> {
  const session = await requireCoachSession();
  const { confirmedAt } = await findFactor(session.id);
  return confirmedAt ? requireFreshProof() : session;
}
