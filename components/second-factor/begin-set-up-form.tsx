"use client";

import { useActionState } from "react";
import { emptyForm, type FormAction } from "@/lib/form-state";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

type Props = {
  action: FormAction;
  /** A phone is in use already. */
  isReplaced: boolean;
};

export function BeginSetUpForm({ action, isReplaced }: Props) {
  const [state, submit, pending] = useActionState(action, emptyForm);
  return (
    <form action={submit} className="flex flex-col gap-5">
      {state.message && <Notice tone="error">{state.message}</Notice>}
      <p>
        You need an authenticator app. The one that came with your phone will do, and so will any
        free one.{" "}
        {isReplaced &&
          "The phone in use goes on working until the new one has given its first code."}
      </p>
      <Button type="submit" variant="primary" busy={pending} className="self-start">
        {isReplaced ? "Set up another phone" : "Begin"}
      </Button>
    </form>
  );
}
