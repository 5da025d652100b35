"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction } from "@/lib/form-state";

type Props = {
  action: FormAction;
  email: string;
  /** Where to return to after the code. */
  callbackUrl: string;
};

/** Somebody may have left a browser signed in, so what cannot be undone needs a new proof of the address. */
export function ProveAddressForm({ action, email, callbackUrl }: Props) {
  const [state, submit, pending] = useFormAnswer(action);
  return (
    <form
      action={submit}
      className="sheet flex flex-col gap-4 rounded-card border border-rule p-6 shadow-card"
    >
      <h2 className="text-xl">First, is it you?</h2>
      <p>
        We mail a code to <strong className="break-words">{email}</strong>. Type it on the next
        page, and you come back here.
      </p>
      {state.message && <Notice tone="error">{state.message}</Notice>}
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <Button type="submit" variant="primary" busy={pending} className="sm:self-start">
        Mail me a code
      </Button>
    </form>
  );
}
