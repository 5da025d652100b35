import type { OrderLine } from "@/lib/generated/prisma/client";
import { leftPence } from "@/lib/payments/lines/rules";
import { grantState, whenPaid } from "@/lib/payments/rules";
import { countryName } from "@/lib/text/countries";
import { formatDate } from "@/lib/text/dates";
import { DAY_MS } from "@/lib/text/durations";

/** Directive 2011/83/EU, Art. 13(1): the seller refunds within 14 days of the withdrawal. */
const DAYS_TO_REPAY = 14;

/** Art. 10(1): twelve months more if the consumer was not told of the right. Only a stored consent proves that. */
const DAYS_TO_WITHDRAW_UNTOLD = 14 + 366;

/** Under the Limitation Act 1980, a contract can be sued on for six years. */
const WITHDRAWALS_KEPT_YEARS = 6;

export function withdrawalsKeptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - WITHDRAWALS_KEPT_YEARS);
  return since;
}

export function repayBy(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + DAYS_TO_REPAY * DAY_MS);
}

type SoldLine = Pick<
  OrderLine,
  "id" | "title" | "pricePence" | "discountPence" | "refundedPence" | "lostPence"
> & { hasLearned: boolean };

export type WithdrawnSale = Parameters<typeof grantState>[0] &
  Parameters<typeof whenPaid>[0] & {
    status: string;
    pendingRefundPence: number;
    consentedAt: Date | null;
    buyerCountry: string | null;
    lines: SoldLine[];
  };

type JudgedLine = { id: string; title: string; leftPence: number; hasLearned: boolean };

/** `meant` holds the lines that the sender withdraws from. */
export type Recommendation = { isDue: boolean; words: string; meant: JudgedLine[] };

const noLines = { isDue: false, meant: [] };

export const unknownOrder: Recommendation = {
  ...noLines,
  words:
    "We know no order of this number. Ask the sender for the number on the receipt, or for the address that paid.",
};

export const otherAddress: Recommendation = {
  ...noLines,
  words:
    "The order of this number is under another address, or its buyer was erased. Tell the sender nothing about it: ask for a mail from the address that paid, or for the last four digits of the card.",
};

export function recommend(sale: WithdrawnSale, part: string, receivedAt: Date): Recommendation {
  const named = findMeant(sale.lines, part);
  const meant = (named.length > 0 ? named : sale.lines).map(toJudged);
  const closed = whyNothingIsDue(sale, meant);
  if (closed) return { isDue: false, words: closed, meant };
  const days = daysBetween(whenPaid(sale) ?? receivedAt, receivedAt);
  const facts = [describeMeant(sale, named), describe(sale, meant, days)].filter(Boolean).join(" ");
  if (sale.consentedAt) {
    const words = `The buyer agreed to immediate access on ${formatDate(sale.consentedAt)}, so the right to withdraw has most likely ended. Whether you refund all the same is your choice; answer in any case. ${facts}`;
    return { isDue: false, words, meant };
  }
  const isDue = days <= DAYS_TO_WITHDRAW_UNTOLD;
  const words = isDue
    ? `No consent to immediate access is on file, so the right to withdraw stands: refund what is left. ${facts}`
    : `No consent to immediate access is on file, but more than a year and 14 days have passed, so the right has ended. ${facts}`;
  return { isDue, words, meant };
}

/** Shorter text could be a part of any title. */
const SHORTEST = 4;

/** The lines whose course the sender named. An order's only line is always meant. */
function findMeant(lines: SoldLine[], part: string): SoldLine[] {
  const typed = plain(part);
  if (lines.length === 1 || !typed) return lines;
  const isNamed = (title: string) =>
    typed.includes(title) || (typed.length >= SHORTEST && title.includes(typed));
  return lines.filter(({ title }) => isNamed(plain(title)));
}

function plain(words: string): string {
  return (
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  );
}

function toJudged({ id, title, hasLearned, ...sums }: SoldLine): JudgedLine {
  return { id, title, hasLearned, leftPence: leftPence(sums) };
}

function whyNothingIsDue(sale: WithdrawnSale, meant: JudgedLine[]): string | null {
  if (sale.status !== "paid") return "Nothing was paid for this order.";
  if (grantState(sale) === "ended" || meant.every((line) => line.leftPence === 0)) {
    return "Everything has gone back already.";
  }
  if (sale.refundedPence + sale.pendingRefundPence >= sale.pricePence) {
    return "A refund of all of it is pending already.";
  }
  return sale.disputeStatus === "open" ? "The payment is disputed: the bank decides." : null;
}

function describeMeant({ lines }: WithdrawnSale, named: SoldLine[]): string {
  if (lines.length === 1) return "";
  if (named.length === 0)
    return "Which of its courses is meant cannot be told from what was typed: ask.";
  if (named.length === lines.length) return "All courses of the order are meant.";
  return `Of the order, only ${named.map(({ title }) => `“${title}”`).join(" and ")} is meant.`;
}

function describe({ buyerCountry }: WithdrawnSale, meant: JudgedLine[], days: number): string {
  const when = days === 0 ? "on the same day" : `${days} ${days === 1 ? "day" : "days"} before`;
  const where = buyerCountry ? countryName(buyerCountry) : "a country that is not known";
  const hasLearned = meant.some((line) => line.hasLearned);
  return `Paid ${when}, from ${where}; ${hasLearned ? "lessons have been begun" : "no lesson has been begun"}.`;
}

function daysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS));
}
