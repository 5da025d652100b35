import { refresh } from "next/cache";
import type { z } from "zod";
import { guardedFormAction } from "@/lib/forms/action";
import type { FormState } from "@/lib/forms/state";
import { type Coach, requireCoach, requireFreshProof, requireRight } from "./coach";
import type { Rights } from "./rules";

type Options<Input> = {
  /** Requires a proof of the second factor that is at most ten minutes old. */
  fresh?: boolean;
  /** A right that an assistant must have been given by the owner. */
  right?: keyof Rights;
  /** A right that only some inputs need. */
  rightFor?: (input: Input) => Promise<keyof Rights | null>;
  /** A question that says what will happen, or null. The command runs once the form sends the question back. */
  ask?: (input: Input) => Promise<string | null>;
};

/** Runs guard, schema, question and command in this order; the command writes the audit log. */
export function coachAction<Input>(
  schema: z.ZodType<Input>,
  run: (input: Input, coach: Coach) => Promise<Partial<FormState>>,
  { fresh = false, right, rightFor, ask }: Options<Input> = {},
) {
  const guard = fresh ? requireFreshProof : requireCoach;
  return guardedFormAction(
    () => guard(right),
    schema,
    async ({ input, who, values }) => {
      const needed = await rightFor?.(input);
      if (needed) requireRight(who, needed);
      const question = await ask?.(input);
      if (question && question !== values.confirmed) return { question };
      const outcome = await run(input, who);
      refresh();
      return outcome;
    },
  );
}
