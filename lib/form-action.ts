import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { Refusal } from "@/lib/errors";
import type { FormState } from "@/lib/form-state";
import { logger } from "@/lib/logger";

/** Parses a form by its schema, runs one command, and puts every refusal into words. */
export function formAction<Input>(
  schema: z.ZodType<Input>,
  run: (input: Input) => Promise<Partial<FormState>>,
) {
  // An action is a public address: what comes in need not be the form that its type promises.
  return async (_previous: FormState, form: unknown): Promise<FormState> => {
    const values = form instanceof FormData ? readValues(form) : {};
    const parsed = schema.safeParse(values);
    if (!parsed.success) return { errors: firstIssues(parsed.error), values };
    try {
      return { errors: {}, values, ...(await run(parsed.data)) };
    } catch (error) {
      unstable_rethrow(error);
      return { errors: {}, values, message: explain(error) };
    }
  };
}

function readValues(form: FormData): Record<string, string | undefined> {
  const texts = [...form].filter(([name, value]) => typeof value === "string" && name[0] !== "$");
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]));
}

function firstIssues(error: z.ZodError): FormState["errors"] {
  const errors: FormState["errors"] = {};
  for (const issue of error.issues) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}

function explain(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  logger.error(error, "form failed");
  return "Something went wrong on our side. Nothing you typed is lost; please try again.";
}
