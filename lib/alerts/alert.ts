/** `key` identifies the fact, so that the coach is told once, however often it is found. */
type Alert = {
  key: string;
  detail: string;
  orderId?: string | null;
  paymentIntentId?: string;
  /** Set from the start for an alert that is only mailed, because the coach's list derives it from the orders. */
  resolvedAt?: Date;
};

export type AlertKind<Facts> = {
  kind: string;
  subject: string;
  nextStep: string;
  offersRefund?: boolean;
  /** The step is a refund or the correction of an address, which not every assistant may do. */
  takesRight?: boolean;
  describe: (facts: Facts) => Alert;
};

export function defineAlert<Facts>(alert: AlertKind<Facts>): AlertKind<Facts> {
  return alert;
}
