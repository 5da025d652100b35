"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction } from "@/lib/forms/state";
import { LockedNotice } from "./locked-notice";
import { RecoveryCodes } from "./recovery-codes";

type Props = { action: FormAction };

export function NewCodesForm({ action }: Props) {
  const [{ message, locked, values }, submit, pending] = useFormAnswer(action);
  if (values.codes) return <RecoveryCodes codes={values.codes} />;
  return (
    <form action={submit} className="flex flex-col gap-4">
      {locked && <LockedNotice locked={locked} message={message} />}
      {message && !locked && <Notice tone="error">{message}</Notice>}
      <p className="max-w-measure">
        Recovery codes let you in when your phone is lost. New ones end the old ones.
      </p>
      <Button type="submit" busy={pending} className="self-start">
        Make new recovery codes
      </Button>
    </form>
  );
}
