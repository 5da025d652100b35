import { type CoachSession, requireCoachSession, requireFreshProof } from "@/lib/auth/coach";
import { findFactor } from "./queries";

/** Setting up the first phone needs no proof. Another needs the current phone or a recovery code. */
export async function requireSetUp(): Promise<CoachSession> {
  const session = await requireCoachSession();
  const { confirmedAt } = await findFactor(session.id);
  return confirmedAt ? requireFreshProof() : session;
}
