"use client";

import { unstable_rethrow } from "next/navigation";
// biome-ignore lint/style/noRestrictedImports: this is the only place that wraps it as useFormAnswer.
import { useActionState } from "react";
import { emptyForm, type FormAction, readTexts } from "@/lib/forms/state";
import { isOfFormerRelease, whyUnsent } from "./why-unsent";

/**
 * The answer to a form, even if the form does not get through: without a connection, while the site restarts, or from
 * a page older than the latest release. React would otherwise replace the page, and lose what was typed.
 *
 * `onTaken` is called once the form has been accepted, even if it is no longer on the page by then.
 */
export function useFormAnswer(action: FormAction, onTaken?: () => void) {
  // The server has to render the action itself into the form: nothing else works without JavaScript.
  const isServer = typeof window === "undefined";
  return useActionState(isServer ? action : reaching(action, onTaken), emptyForm);
}

function reaching(action: FormAction, onTaken?: () => void): FormAction {
  return async (previous, form) => {
    try {
      const answer = await action(previous, form);
      if (answer.done) onTaken?.();
      return answer;
    } catch (error) {
      try {
        unstable_rethrow(error);
      } catch (leadsOn) {
        // Next leads to another page by throwing an error of its own.
        onTaken?.();
        throw leadsOn;
      }
      return { errors: {}, values: readTexts(form), message: describe(error) };
    }
  };
}

function describe(error: unknown): string {
  const advice = isOfFormerRelease(error)
    ? "copy what you wrote, reload the page, and send it once more."
    : "try again, and if that does not help, copy what you wrote and reload the page.";
  return `${whyUnsent(error)} Nothing you typed is lost: ${advice}`;
}
