import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { refusalAfterCollision, refusalWhileAway } from "@/lib/db";
import { EditConflict, LockedOut, Refusal } from "@/lib/errors";
import { logCause, logger } from "@/lib/logger";
import { type FormState, type FormValues, readTexts } from "./state";

type Outcome = Promise<Partial<FormState>>;

export function formAction<Input>(schema: z.ZodType<Input>, run: (input: Input) => Outcome) {
  return guardedFormAction(
    async () => null,
    schema,
    ({ input }) => run(input),
  );
}

/** Runs the guard before it looks at the form. */
export function guardedFormAction<Input, Who>(
  guard: () => Promise<Who>,
  schema: z.ZodType<Input>,
  run: (call: { input: Input; who: Who; values: FormValues }) => Outcome,
) {
  // Anybody can call an action, so the argument may be anything.
  return async (_previous: FormState, form: unknown): Promise<FormState> => {
    const values = form instanceof FormData ? readTexts(form) : {};
    try {
      const who = await guard();
      const parsed = schema.safeParse(values);
      if (!parsed.success) return { errors: firstIssues(parsed.error), values };
      return { errors: {}, values, ...(await run({ input: parsed.data, who, values })) };
    } catch (error) {
      unstable_rethrow(error);
      return { errors: {}, values, ...explain(refusalAfterCollision(refusalWhileAway(error))) };
    }
  };
}

function firstIssues(error: z.ZodError): FormState["errors"] {
  const errors: FormState["errors"] = {};
  for (const issue of error.issues) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}

function explain(error: unknown): Partial<FormState> {
  if (error instanceof LockedOut) return { message: error.message, locked: error.missing };
  if (error instanceof EditConflict) return { message: error.message, theirs: error.theirs };
  if (error instanceof Refusal) {
    logCause(error);
    return { message: error.message };
  }
  logger.error({ err: error }, "form failed");
  return {
    message: "Something went wrong on our side. Nothing you typed is lost; please try again.",
  };
}
