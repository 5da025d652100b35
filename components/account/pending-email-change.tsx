import { FormWithAnswer } from "@/components/ui/answered-form";
import { Notice } from "@/components/ui/notice";
import { Outcome } from "@/components/ui/outcome";
import type { useFormAnswer } from "@/components/ui/use-form-answer";
import type { PendingEmailChange as Change } from "@/lib/account/schema";

/** `until` is in words, as formatted by the server: a browser may write them slightly differently. */
export type PendingChange = Omit<Change, "expiresAt"> & { until: string };

type Props = {
  change: PendingChange;
  oldEmail: string;
  /** Whether it was asked for on this page, just now. */
  isNew: boolean;
  cancelled: ReturnType<typeof useFormAnswer>;
};

/** Looks the same whether or not the new address already has an account: only the mail sent to it says so. */
export function PendingEmailChange({ change, oldEmail, isNew, cancelled }: Props) {
  const Written = isNew ? Outcome : Notice;
  return (
    <>
      <Written title="We have written to both addresses">
        <p>{`Open each mail in this browser and press its button before ${change.until}.`}</p>
      </Written>
      <dl className="divide-y divide-rule border-y border-rule">
        <Answer address={oldEmail} agreed={change.oldConfirmed} />
        <Answer address={change.newEmail} agreed={change.newConfirmed} />
      </dl>
      <FormWithAnswer
        answer={cancelled}
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
