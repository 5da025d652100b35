import type { AlertKind } from "./alert";
import { cardAccepted } from "./kinds/card-accepted";
import { cardTesting } from "./kinds/card-testing";
import { countryUnproven } from "./kinds/country-unproven";
import { disputes } from "./kinds/dispute";
import { earlyFraudWarning } from "./kinds/early-fraud-warning";
import { feesUnread } from "./kinds/fees-unread";
import { giftBounced } from "./kinds/gift-bounced";
import { jobGivenUp } from "./kinds/job-given-up";
import { keyRefused } from "./kinds/key-refused";
import { mailBlocked } from "./kinds/mail-blocked";
import { mailBounced } from "./kinds/mail-bounced";
import { mailFailing } from "./kinds/mail-failing";
import { mailGivenUp } from "./kinds/mail-given-up";
import { mailRefused } from "./kinds/mail-refused";
import { mailsGivenUp } from "./kinds/mails-given-up";
import { noticeUndelivered } from "./kinds/notice-undelivered";
import { otherMode } from "./kinds/other-mode";
import { paidTwice } from "./kinds/paid-twice";
import { paidWithoutAccess } from "./kinds/paid-without-access";
import { paymentDisputed } from "./kinds/payment-disputed";
import { paymentMismatch } from "./kinds/payment-mismatch";
import { payoutMismatch } from "./kinds/payout-mismatch";
import { permissionMissing } from "./kinds/permission-missing";
import { policyViolated } from "./kinds/policy-violated";
import { refundFailed } from "./kinds/refund-failed";
import { reportsStuck } from "./kinds/reports-stuck";
import { sweepStalled } from "./kinds/sweep-stalled";
import { unknownPayment } from "./kinds/unknown-payment";
import { upkeepAlerts } from "./kinds/upkeep";
import { webhookSilent } from "./kinds/webhook-silent";
import { withdrawals } from "./kinds/withdrawal";

type Listed = Omit<AlertKind<never>, "subject" | "describe"> & { subject?: string };

const alerts: Listed[] = [
  paymentMismatch,
  unknownPayment,
  paymentDisputed,
  otherMode,
  ...Object.values(disputes),
  ...Object.values(withdrawals),
  refundFailed,
  earlyFraudWarning,
  cardTesting,
  cardAccepted,
  keyRefused,
  permissionMissing,
  feesUnread,
  payoutMismatch,
  sweepStalled,
  webhookSilent,
  paidWithoutAccess,
  paidTwice,
  countryUnproven,
  mailBlocked,
  mailRefused,
  mailGivenUp,
  mailsGivenUp,
  mailBounced,
  giftBounced,
  jobGivenUp,
  noticeUndelivered,
  mailFailing,
  reportsStuck,
  ...Object.values(upkeepAlerts),
  policyViolated,
];

const byKind = new Map(alerts.map((alert) => [alert.kind, alert]));

/** The kind may be unknown: an earlier version of the site may have stored it. */
export function nextStep(kind: string): string {
  return (
    byKind.get(kind)?.nextStep ?? "The order’s page in your back office says how it stands now."
  );
}

export function offersRefund(kind: string): boolean {
  return byKind.get(kind)?.offersRefund ?? false;
}

export function takesRight(kind: string): boolean {
  return byKind.get(kind)?.takesRight ?? false;
}

export function subjectOf(kind: string, orderNumber: number | undefined): string {
  const subject = byKind.get(kind)?.subject ?? "Your shop needs you";
  return orderNumber ? `${subject} (order ${orderNumber})` : subject;
}
