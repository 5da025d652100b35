"use client";

import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { emptyForm, type FormAction } from "@/lib/form-state";

type Props = {
  action: FormAction;
  token: string;
};

export function LinkForm({ action, token }: Props) {
  const [state, submit, pending] = useActionState(action, emptyForm);
  return (
    <form action={submit} className="flex flex-col gap-5">
      {state.message && <Notice tone="error">{state.message}</Notice>}
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="primary" busy={pending}>
        Sign in
      </Button>
    </form>
  );
}
