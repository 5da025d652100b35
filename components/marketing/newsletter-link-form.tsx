"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Outcome } from "@/components/ui/outcome";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction } from "@/lib/forms/state";

type Props = { action: FormAction; token: string; label: string; done: string };

/** The button behind a mailed link: opening the link changes nothing, pressing it does. */
export function NewsletterLinkForm({ action, token, label, done }: Props) {
  const [state, submit, pending] = useFormAnswer(action);
  if (state.done) return <Outcome>{done}</Outcome>;
  return (
    <form action={submit} className="flex flex-col gap-5">
      {state.message && <Notice tone="error">{state.message}</Notice>}
      {state.errors.token && <Notice tone="error">{state.errors.token}</Notice>}
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="primary" busy={pending} className="self-start">
        {label}
      </Button>
    </form>
  );
}
