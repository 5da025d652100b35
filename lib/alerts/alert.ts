/** `key` names the fact, so that the coach hears of it once, however often it is found. */
type Alert = {
  key: string;
  detail: string;
  orderId?: string | null;
  paymentIntentId?: string;
  /** Set from the start where the list derives the alert by itself: it is only mailed. */
  resolvedAt?: Date;
};

export type AlertKind<Facts> = {
  kind: string;
  subject: string;
  nextStep: string;
  offersRefund?: boolean;
  describe: (facts: Facts) => Alert;
};

export function defineAlert<Facts>(alert: AlertKind<Facts>): AlertKind<Facts> {
  return alert;
}
