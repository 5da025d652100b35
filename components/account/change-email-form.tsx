"use client";

import { FormWithAnswer } from "@/components/ui/answered-form";
import { EmailField } from "@/components/ui/field";
import { Outcome } from "@/components/ui/outcome";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction } from "@/lib/forms/state";
import { type PendingChange, PendingEmailChange } from "./pending-email-change";

type Props = {
  email: string;
  pending: PendingChange | null;
  change: FormAction;
  cancel: FormAction;
};

/** Both answers are kept here: each form disappears once it was accepted, and its answer is shown by what follows. */
export function ChangeEmailForm({ email, pending, change, cancel }: Props) {
  const changed = useFormAnswer(change);
  const cancelled = useFormAnswer(cancel);
  if (pending) {
    return (
      <PendingEmailChange
        change={pending}
        oldEmail={email}
        isNew={Boolean(changed[0].done)}
        cancelled={cancelled}
      />
    );
  }
  const isRefused = Boolean(changed[0].message ?? changed[0].errors.email);
  return (
    <>
      {cancelled[0].done && !isRefused && <NoChange email={email} />}
      <FormWithAnswer
        answer={changed}
        submit="Write to both addresses"
        variant="primary"
        className="sm:self-start"
      >
        {({ field }) => (
          <EmailField
            {...field("email")}
            label="New address"
            hint="We write to both addresses. Nothing changes until both have agreed."
          />
        )}
      </FormWithAnswer>
    </>
  );
}

/** Also true if both addresses had agreed before the change was cancelled. */
function NoChange({ email }: { email: string }) {
  return (
    <Outcome title="No change is waiting any more">
      Your address is <strong>{email}</strong>.
    </Outcome>
  );
}
