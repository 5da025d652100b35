import { Notice } from "@/components/ui/notice";
import { formatPence } from "@/lib/text/money";

/** Says that the price differs from the one that the buyer was shown. */
export function PriceNotice({
  pricePence,
  shownPence,
}: {
  pricePence: number;
  shownPence: number;
}) {
  if (pricePence === shownPence) return null;
  return (
    <Notice>
      <p>{`Price is now ${formatPence(pricePence)}`}</p>
    </Notice>
  );
}
