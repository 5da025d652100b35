import type { FormState } from "@/lib/forms/state";
import { Notice } from "./notice";
import { SignInAgain } from "./sign-in-again";

/** Why a form was refused, with a link for a person who was signed out meanwhile. */
export function FormProblem({ state: { message, locked } }: { state: FormState }) {
  if (locked !== "sign-in") return message ? <Notice tone="error">{message}</Notice> : null;
  return (
    <Notice tone="error" title={message}>
      <p>
        What you typed stays on this page. <SignInAgain />
      </p>
    </Notice>
  );
}
