"use client";

import { Button } from "@/components/ui/button";
import { FormProblem } from "@/components/ui/form-problem";
import { Outcome } from "@/components/ui/outcome";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { Side } from "@/lib/account/rules";
import type { FormAction } from "@/lib/forms/state";

/** A form for each answer to the mail's question, so that both work without JavaScript. */
export function EmailChangeForm(props: {
  side: Side;
  token: string;
  confirm: FormAction;
  refuse: FormAction;
}) {
  const [confirmed, confirm, confirming] = useFormAnswer(props.confirm);
  const [refused, refuse, refusing] = useFormAnswer(props.refuse);
  if (confirmed.done) return <Outcome>{confirmed.message}</Outcome>;
  const answer = (
    <>
      <input type="hidden" name="side" value={props.side} />
      <input type="hidden" name="token" value={props.token} />
    </>
  );
  return (
    <>
      <FormProblem state={confirmed} />
      <FormProblem state={refused} />
      <div className="flex flex-col gap-3 sm:flex-row">
        <form action={confirm} className="flex flex-col">
          {answer}
          <Button type="submit" variant="primary" busy={confirming}>
            Yes, move my account
          </Button>
        </form>
        <form action={refuse} className="flex flex-col">
          {answer}
          <Button type="submit" busy={refusing}>
            No, stop this
          </Button>
        </form>
      </div>
    </>
  );
}
