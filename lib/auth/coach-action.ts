import { refresh } from "next/cache";
import type { z } from "zod";
import { guardedFormAction } from "@/lib/forms/action";
import type { FormState } from "@/lib/forms/state";
import { type Coach, requireCoach, requireFreshProof } from "./coach";

type Options<Input> = {
  /** Requires a proof of the second factor from the last ten minutes. */
  fresh?: boolean;
  /** What is about to happen, as a question, or null. The command runs once the form sends it back. */
  ask?: (input: Input) => Promise<string | null>;
};

/**
 * A back-office form: guard, schema, question, then one command, which records itself in the audit log.
 * Afterwards the page shows the new state.
 */
export function coachAction<Input>(
  schema: z.ZodType<Input>,
  run: (input: Input, coach: Coach) => Promise<Partial<FormState>>,
  { fresh = false, ask }: Options<Input> = {},
) {
  const guard = fresh ? requireFreshProof : requireCoach;
  return guardedFormAction(guard, schema, async ({ input, who, values }) => {
    const question = await ask?.(input);
    if (question && question !== values.confirmed) return { question };
    const outcome = await run(input, who);
    refresh();
    return outcome;
  });
}
