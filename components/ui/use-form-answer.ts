"use client";

import { unstable_isUnrecognizedActionError, unstable_rethrow } from "next/navigation";
// biome-ignore lint/style/noRestrictedImports: this is the only place that wraps it as useFormAnswer.
import { useActionState } from "react";
import { emptyForm, type FormAction, readTexts } from "@/lib/forms/state";

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
  console.error(error);
  // A page that is older than the latest release.
  if (unstable_isUnrecognizedActionError(error)) {
    return "The site was renewed after you opened this page. Nothing you typed is lost: copy what you wrote, reload the page, and send it once more.";
  }
  // `fetch` throws it where it reaches nobody.
  const why =
    error instanceof TypeError
      ? "We could not be reached. Please check your connection."
      : "Something went wrong.";
  return `${why} Nothing you typed is lost: try again, and if that does not help, copy what you wrote and reload the page.`;
}
