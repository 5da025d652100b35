import { hideSums } from "@/lib/text/sums";

export const ASK_OWNER =
  "Refunds and corrected addresses are for the owner of this shop: please ask them.";

type Shown = { what: string; step: string; offersRefund?: boolean; takesRight?: boolean };

/** For people who may not see the shop's earnings, nor refund or correct an order's address. */
export function withoutRight<Alert extends Shown>(alert: Alert): Alert {
  const step = alert.takesRight ? `${alert.step} ${ASK_OWNER}` : alert.step;
  return { ...alert, what: hideSums(alert.what), step: hideSums(step), offersRefund: false };
}
