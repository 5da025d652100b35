import { formatPence } from "@/lib/text/money";

type Props = {
  refunds: { number: number; courseTitle: string; pendingRefundPence: number }[];
};

export function PendingRefunds({ refunds }: Props) {
  return refunds.map(({ number, courseTitle, pendingRefundPence }) => (
    <p key={number} className="mt-6 max-w-measure">
      {`A refund of ${formatPence(pendingRefundPence)} for ${courseTitle} (order ${number}) is pending. We write to you once it has gone through.`}
    </p>
  ));
}
