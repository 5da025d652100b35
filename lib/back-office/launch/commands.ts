import { recordAudit } from "@/lib/audit/commands";
import type { Coach } from "@/lib/auth/coach";
import { db } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import { keepProof } from "@/lib/proofs/commands";
import { failed, type Outcome } from "./line";
import { lines } from "./list";

/** Throws Refusal 404 for a line without a proof. */
export async function proveLine(coach: Coach, name: string): Promise<Outcome> {
  const proof = lines.find((line) => line.name === name)?.proof;
  if (!proof) throw notFoundRefusal("This line");
  const outcome = await proof.prove(coach).catch(asOutcome);
  // These words may hold a new secret, which must not be stored.
  const words = outcome.is === "waits" ? "It was begun." : outcome.words;
  await keepProof(name, outcome.is === "proven", words);
  await recordAudit(db, {
    actor: coach.email,
    action: "launch.prove",
    subject: `launch:${name}`,
    after: { outcome: outcome.is },
  });
  return outcome;
}

/** An unreachable provider or a missing key is an outcome too: the refusal's message explains it. */
function asOutcome(error: unknown): Outcome {
  if (error instanceof Refusal) return failed(error.message);
  throw error;
}
