/** One alert. `key` names its fact, so that the coach hears of it once, however often it is found. */
type Alert = {
  key: string;
  detail: string;
  orderId?: string | null;
  paymentIntentId?: string;
  /** Set from the start where the list shows the alert by itself for as long as it lasts: it is only mailed. */
  resolvedAt?: Date;
};

/** A kind of alert. `kind` is its name in the database, and `describe` makes one of the facts. */
export type AlertKind<Facts> = {
  kind: string;
  /** Of the mail about it. */
  subject: string;
  /** What the coach can do. */
  nextStep: string;
  /** Whether the list of alerts leads to the refund of the order. */
  offersRefund?: boolean;
  describe: (facts: Facts) => Alert;
};

export function defineAlert<Facts>(alert: AlertKind<Facts>): AlertKind<Facts> {
  return alert;
}
