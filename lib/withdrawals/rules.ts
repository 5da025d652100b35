import { grantState, whenPaid } from "@/lib/payments/rules";
import { countryName } from "@/lib/text/countries";
import { formatDate } from "@/lib/text/dates";
import { DAY_MS } from "@/lib/text/durations";

/** Directive 2011/83/EU, Art. 13(1): the money goes back within 14 days of the withdrawal. */
const DAYS_TO_REPAY = 14;

/** Art. 10(1): twelve months more where a consumer was not told of the right. Without a consent on file nobody can show it. */
const DAYS_TO_WITHDRAW_UNTOLD = 14 + 366;

/** The Limitation Act 1980 gives six years to sue for a contract. */
const WITHDRAWALS_KEPT_YEARS = 6;

export function withdrawalsKeptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - WITHDRAWALS_KEPT_YEARS);
  return since;
}

export function repayBy(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + DAYS_TO_REPAY * DAY_MS);
}

export type WithdrawnSale = Parameters<typeof grantState>[0] &
  Parameters<typeof whenPaid>[0] & {
    status: string;
    pendingRefundPence: number;
    consentedAt: Date | null;
    buyerCountry: string | null;
    hasLearned: boolean;
  };

export type Recommendation = { isDue: boolean; words: string };

export const unknownOrder: Recommendation = {
  isDue: false,
  words:
    "We know no order of this number. Ask the sender for the number on the receipt, or for the address that paid.",
};

export const otherAddress: Recommendation = {
  isDue: false,
  words:
    "The order of this number is under another address, or its buyer was erased. Tell the sender nothing about it: ask for a mail from the address that paid, or for the last four digits of the card.",
};

export function recommend(sale: WithdrawnSale, receivedAt: Date): Recommendation {
  const closed = whyNothingIsDue(sale);
  if (closed) return { isDue: false, words: closed };
  const days = daysBetween(whenPaid(sale) ?? receivedAt, receivedAt);
  const facts = describe(sale, days);
  if (sale.consentedAt) {
    const words = `The buyer agreed to immediate access on ${formatDate(sale.consentedAt)}, so the right to withdraw has most likely ended. Whether you refund all the same is your choice; answer in any case. ${facts}`;
    return { isDue: false, words };
  }
  const isDue = days <= DAYS_TO_WITHDRAW_UNTOLD;
  const words = isDue
    ? `No consent to immediate access is on file, so the right to withdraw stands: refund what is left. ${facts}`
    : `No consent to immediate access is on file, but more than a year and 14 days have passed, so the right has ended. ${facts}`;
  return { isDue, words };
}

function whyNothingIsDue(sale: WithdrawnSale): string | null {
  if (sale.status !== "paid") return "Nothing was paid for this order.";
  if (grantState(sale) === "ended") return "Everything has gone back already.";
  if (sale.refundedPence + sale.pendingRefundPence >= sale.pricePence) {
    return "A refund of all of it is pending already.";
  }
  return sale.disputeStatus === "open" ? "The payment is disputed: the bank decides." : null;
}

function describe({ hasLearned, buyerCountry }: WithdrawnSale, days: number): string {
  const when = days === 0 ? "on the same day" : `${days} ${days === 1 ? "day" : "days"} before`;
  const where = buyerCountry ? countryName(buyerCountry) : "a country that is not known";
  return `Paid ${when}, from ${where}; ${hasLearned ? "lessons have been begun" : "no lesson has been begun"}.`;
}

function daysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS));
}
