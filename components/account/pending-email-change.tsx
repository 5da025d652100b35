import { AnsweredForm } from "@/components/ui/answered-form";
import { Notice } from "@/components/ui/notice";
import type { PendingEmailChange as Change } from "@/lib/account/schema";
import type { FormAction } from "@/lib/forms/state";
import { formatTime } from "@/lib/text/dates";

type Props = { change: Change; oldEmail: string; cancel: FormAction };

/** Looks the same whether or not the new address already has an account: only the mail sent to it says so. */
export function PendingEmailChange({ change, oldEmail, cancel }: Props) {
  return (
    <>
      <Notice title="We have written to both addresses">
        <p>
          Open each mail in this browser and press its button before {formatTime(change.expiresAt)}.
        </p>
      </Notice>
      <dl className="divide-y divide-rule border-y border-rule">
        <Answer address={oldEmail} agreed={change.oldConfirmed} />
        <Answer address={change.newEmail} agreed={change.newConfirmed} />
      </dl>
      <AnsweredForm
        action={cancel}
        submit="Keep my address and stop this"
        variant="quiet"
        className="self-start"
      />
    </>
  );
}

function Answer({ address, agreed }: { address: string; agreed: boolean }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-3">
      <dt className="font-semibold">{address}</dt>
      <dd className={agreed ? "text-done" : "text-muted"}>{agreed ? "Agreed" : "Not yet"}</dd>
    </div>
  );
}
