import { FactList } from "@/components/admin/fact-list";
import type { Moved } from "@/lib/sales/rules";
import { formatDay } from "@/lib/text/dates";
import { formatPence } from "@/lib/text/money";

type Payout = {
  id: string;
  status: string;
  amountPence: number;
  arrivesAt: Date;
  summedPence: number | null;
};

type Props = {
  moved: Moved & { balancePence: number };
  difference: { unsold: number; uncharged: number };
  payouts: Payout[];
};

export function Movements({ moved, difference, payouts }: Props) {
  const { unsold, uncharged } = difference;
  return (
    <>
      <FactList
        facts={[
          ["Payments", formatPence(moved.paymentsPence)],
          ["Refunds", formatPence(moved.refundsPence)],
          ["Disputes", formatPence(moved.disputesPence)],
          ["Fees", formatPence(moved.feesPence)],
          ...(moved.otherPence ? [other(moved.otherPence)] : []),
          ["Payouts to your bank", formatPence(moved.payoutsPence)],
          ["Left at Stripe at the end", formatPence(moved.balancePence)],
        ]}
      />
      {unsold > 0 && (
        <p>
          {`Of these payments, ${formatPence(unsold)} belong to no order: “Today” says which they are.`}
        </p>
      )}
      {uncharged > 0 && (
        <p>{`Stripe’s list still lacks ${formatPence(uncharged)} of what was sold; it comes within hours.`}</p>
      )}
      <ul className="max-w-measure divide-y divide-rule border-y border-rule empty:hidden">
        {payouts.map((payout) => (
          <li key={payout.id} className="flex flex-wrap justify-between gap-x-6 py-2 tabular-nums">
            <span>{`${formatDay(payout.arrivesAt)}, ${describe(payout)}`}</span>
            <span className="font-semibold">{formatPence(payout.amountPence)}</span>
            <span className="w-full text-sm text-muted">{payout.id}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const other = (pence: number): [string, string] => ["Other", formatPence(pence)];

function describe({ status, amountPence, summedPence }: Payout): string {
  if (summedPence === null) return `${status}, not added up yet`;
  return summedPence === amountPence ? `${status}, adds up` : `${status}, does not add up`;
}
