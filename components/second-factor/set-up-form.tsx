"use client";

import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { CodeField } from "@/components/ui/code-field";
import { Notice } from "@/components/ui/notice";
import { useFocusFirstError } from "@/components/ui/use-focus-first-error";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction } from "@/lib/form-state";
import { RecoveryCodes } from "./recovery-codes";

type Props = {
  action: FormAction;
  callbackUrl: string;
  /** For a phone that cannot scan the picture; null before the set-up has begun. */
  secret: string | null;
  /** The QR code. */
  children: ReactNode;
};

export function SetUpForm({ action, callbackUrl, secret, children }: Props) {
  const [state, submit, pending] = useFormAnswer(action);
  const form = useFocusFirstError(state);
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
    <form ref={form} action={submit} noValidate className="flex flex-col gap-6">
      {state.message && <Notice tone="error">{state.message}</Notice>}
      <div className="flex flex-col gap-3">
        <p>1. In the app, add an account and point the camera here.</p>
        {children}
        <p className="text-sm text-muted">
          On this very phone, or without a camera, type this key into the app:{" "}
          <code className="font-mono break-words text-fg">{inGroups(secret)}</code>
        </p>
      </div>
      <p>2. Type the six digits that the app now shows.</p>
      <CodeField value={state.values.code} error={state.errors.code} />
      <Button type="submit" variant="primary" busy={pending} className="self-start">
        Finish
      </Button>
    </form>
  );
}

function inGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, "$& ");
}
