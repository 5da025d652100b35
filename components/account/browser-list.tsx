"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FormProblem } from "@/components/ui/form-problem";
import { Outcome } from "@/components/ui/outcome";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction, FormState } from "@/lib/forms/state";

type Props = {
  /** Times in words, as formatted by the server: a browser may write them slightly differently. */
  browsers: { id: string; isThis: boolean; name: string; signedIn: string; lastUsed: string }[];
  /** Absent until the address has been proven; the list is then read-only. */
  action?: FormAction;
};

const stay = async (state: FormState) => state;

export function BrowserList({ browsers, action }: Props) {
  const [state, submit, pending] = useFormAnswer(action ?? stay);
  const [pressed, setPressed] = useState<string>();
  return (
    <form action={submit} className="flex flex-col gap-5">
      {!state.done && <FormProblem state={state} />}
      {state.done && <Outcome key={browsers.length}>{state.message}</Outcome>}
      <ul className="divide-y divide-rule border-y border-rule">
        {browsers.map(({ id, isThis, name, signedIn, lastUsed }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div>
              <p className="font-semibold">{isThis ? `This browser: ${name}` : name}</p>
              <p className="text-sm text-muted">
                {`Signed in on ${signedIn}${isThis ? "" : `, last used on ${lastUsed}`}`}
              </p>
            </div>
            {action && !isThis && (
              <Button
                type="submit"
                name="id"
                value={id}
                busy={pending && pressed === id}
                onClick={() => setPressed(id)}
              >
                Sign out
                <span className="sr-only">{` the one of ${signedIn}, ${name}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </form>
  );
}
