import { type CoachSession, requireCoachSession, requireFreshProof } from "@/lib/auth/coach";
import { findFactor } from "./queries";

/**
 * Who may set up a phone: the coach at the first visit; later only with the phone in use or a
 * recovery code.
 *
 * @throws Refusal as `requireFreshProof`
 */
export async function requireSetUp(): Promise<CoachSession> {
  const session = await requireCoachSession();
  const { confirmedAt } = await findFactor(session.id);
  return confirmedAt ? requireFreshProof() : session;
}
