"use client";

import type { ReactNode } from "react";
import { FormWithAnswer } from "@/components/ui/answered-form";
import { ButtonLink } from "@/components/ui/button";
import { CodeField } from "@/components/ui/code-field";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction } from "@/lib/forms/state";
import { RecoveryCodes } from "./recovery-codes";

type Props = {
  action: FormAction;
  callbackUrl: string;
  /** For a phone that cannot scan the picture; null before the set-up has begun. */
  secret: string | null;
  children: ReactNode;
};

export function SetUpForm({ action, callbackUrl, secret, children }: Props) {
  const answer = useFormAnswer(action);
  const [state] = answer;
  const { codes } = state.values;
  if (state.done && codes) {
    return (
      <RecoveryCodes codes={codes}>
        <ButtonLink href={callbackUrl} variant="primary">
          I have kept them
        </ButtonLink>
      </RecoveryCodes>
    );
  }
  if (!secret) return null;
  return (
    <FormWithAnswer answer={answer} submit="Finish" variant="primary" className="self-start">
      {({ field }) => (
        <>
          <div className="flex flex-col gap-3">
            <p>1. In the app, add an account and point the camera here.</p>
            {children}
            <p className="text-sm text-muted">
              On this very phone, or without a camera, type this key into the app:{" "}
              <code className="font-mono text-fg">{inGroups(secret)}</code>
            </p>
          </div>
          <p>2. Type the six digits that the app now shows.</p>
          <CodeField {...field("code")} />
        </>
      )}
    </FormWithAnswer>
  );
}

function inGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, "$& ");
}
