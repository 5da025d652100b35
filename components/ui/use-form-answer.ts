"use client";

import { unstable_isUnrecognizedActionError, unstable_rethrow } from "next/navigation";
// biome-ignore lint/style/noRestrictedImports: this is the one place that makes useFormAnswer of it.
import { useActionState } from "react";
import { emptyForm, type FormAction, readTexts } from "@/lib/forms/state";

/**
 * The answer to a form, even if the form does not get through: without a connection, while the site restarts,
 * or from a page that a newer version of the site no longer knows. React would otherwise take the page away,
 * and with it what was typed.
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
        // The framework leads on to another page by an error of its own.
        onTaken?.();
        throw leadsOn;
      }
      return { errors: {}, values: readTexts(form), message: describe(error) };
    }
  };
}

/** Fetch itself, where it reaches nobody, ends in a TypeError; what the site answers is another error. */
function describe(error: unknown): string {
  console.error(error);
  if (unstable_isUnrecognizedActionError(error)) {
    return "The site was renewed after you opened this page. Nothing you typed is lost: copy what you wrote, reload the page, and send it once more.";
  }
  const what =
    error instanceof TypeError
      ? "We could not be reached. Please check your connection"
      : "Something went wrong";
  return `${what}. Nothing you typed is lost: try again, and if that does not help, copy what you wrote and reload the page.`;
}
