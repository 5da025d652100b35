"use client";

import { AnsweredForm } from "@/components/ui/answered-form";
import type { FormAction } from "@/lib/forms/state";

type Props = {
  action: FormAction;
  /** True if a phone is already in use. */
  isReplaced: boolean;
};

export function BeginSetUpForm({ action, isReplaced }: Props) {
  return (
    <AnsweredForm
      action={action}
      submit={isReplaced ? "Set up another phone" : "Begin"}
      variant="primary"
      className="self-start"
    >
      {() => (
        <p>
          You need an authenticator app. The one that came with your phone will do, and so will any
          free one.{" "}
          {isReplaced &&
            "The phone in use goes on working until the new one has given its first code."}
        </p>
      )}
    </AnsweredForm>
  );
}
