import { HOUR_MS, MINUTE_MS } from "@/lib/text/durations";
import { formatAmount } from "@/lib/text/money";
import type { Sale } from "./sale";

export type DisputeState = "none" | "open" | "won" | "lost";

/** A payment as the provider has it now: the state that an order is brought in line with. */
export type Payment = {
  intentId: string;
  clientSecret: string | null;
  status: "open" | "processing" | "succeeded" | "failed" | "cancelled";
  /** The provider's code of why the last card failed. */
  declineCode: string | null;
  amountPence: number;
  currency: string;
  /** From the intent's metadata; null for an intent that is not ours. */
  orderId: string | null;
  sale: Sale | null;
  /** In refunds that have succeeded. */
  refundedPence: number;
  /** In refunds that were asked for, and may still fail. */
  pendingRefundPence: number;
  /** Refunds whose money came back: the bank did not take it, or they were cancelled. */
  failedRefunds: { id: string; pence: number }[];
  dispute: DisputeState;
  /** In open disputes, which may be about a part of the sum. */
  disputedPence: number;
  /** In lost disputes. */
  lostPence: number;
  /** Whether all open disputes are inquiries: these have taken no money, and a refund answers them. */
  isInquiry: boolean;
  /** Until when an open dispute can be answered, where the provider names a day. */
  answerBy: Date | null;
  /** When the card was charged, at the last attempt if there were several; null before the first. */
  chargedAt: Date | null;
};

/** In an order's story: this payment was a second one for its course. Whether it goes back depends on it. */
export const ALREADY_OWNED = "already-owned";

/** And then the other access had ended, so that this order gives the course and keeps its money. */
export const GRANTED_AFTER_ALL = "granted";

/** The browser that paid was signed in, without a mail. */
export const ENTERED = "entered";

/** What an entry of an order's story is about. */
export type StoryKind =
  | "payment"
  | "rebuilt"
  | "paid"
  | typeof ALREADY_OWNED
  | typeof GRANTED_AFTER_ALL
  | typeof ENTERED
  | "refund"
  | "refund-pending"
  | "refund-failed"
  | "dispute"
  | "address"
  | "abandoned"
  | "erased";

/** Anything younger is still being worked on: by its webhook, its job or the buyer's own page. */
export const SETTLING_MS = 10 * MINUTE_MS;

/**
 * The fields of a provider's event that are about people; nothing needs them, since an event only says what
 * to read from the provider.
 */
const PERSONAL =
  /^(billing_details|shipping|evidence|receipt_email|receipt_url|customer|customer_.*|email|name|phone|address|.*_ip|card|link|wallet)$/;

/** A copy of an event in which nobody is named: personal fields are null, at any depth. */
export function withoutPerson<Json>(value: Json): Json {
  return JSON.parse(JSON.stringify(value), (key, part) => (PERSONAL.test(key) ? null : part));
}

/** The day of the purchase, for receipts and accounts: the site may have heard of it days later. */
export function whenPaid(order: { chargedAt: Date | null; paidAt: Date | null }): Date | null {
  return order.chargedAt ?? order.paidAt;
}

type OrderFacts = {
  pricePence: number;
  currency: string;
  paymentIntentId: string | null;
  email: string | null;
  consentedAt: Date | null;
  erasedAt: Date | null;
  rebuiltAt: Date | null;
};

/** What an order that can no longer be paid is set to when the person who began it is to be forgotten. */
export const closedOrder = {
  status: "cancelled",
  userId: null,
  email: null,
  networkKey: null,
  consentVersion: null,
  consentedAt: null,
  version: { increment: 1 },
} as const;

/** Why a payment must not change this order; null when all is right. */
export function findMismatch(order: OrderFacts, payment: Payment): string | null {
  if (order.paymentIntentId && order.paymentIntentId !== payment.intentId) {
    return "the order belongs to another payment";
  }
  if (payment.status !== "succeeded") return null;
  if (payment.amountPence !== order.pricePence || payment.currency !== order.currency) {
    const paid = formatAmount(payment.amountPence, payment.currency);
    return `${paid} was paid where ${formatAmount(order.pricePence, order.currency)} was due`;
  }
  if (order.erasedAt) return null;
  const isAgreed = order.consentedAt ?? order.rebuiltAt;
  if (!order.email || !isAgreed) return "it was paid without an address or consent";
  return null;
}

type Returns = {
  pricePence: number;
  refundedPence: number;
  disputeStatus: DisputeState;
  lostPence: number | null;
};

/**
 * What the bank has given back in disputes. A dispute may name more than is left after a refund; an order from
 * before the sum was kept has lost all that was left.
 */
export function lostPence({
  pricePence,
  refundedPence,
  disputeStatus,
  lostPence,
}: Returns): number {
  const left = pricePence - refundedPence;
  return Math.min(left, lostPence ?? (disputeStatus === "lost" ? left : 0));
}

export type GrantState = "live" | "suspended" | "ended";

/** What a paid order's grant is worth, from refunds and disputes alone, in whatever order these came. */
export function grantState(order: Returns): GrantState {
  if (order.refundedPence + lostPence(order) >= order.pricePence) return "ended";
  return order.disputeStatus === "open" ? "suspended" : "live";
}

/** Whether nothing is left of a payment: it was given back, or taken back by the bank. */
export function hasGoneBack({ amountPence, dispute, ...sums }: Payment): boolean {
  return grantState({ ...sums, pricePence: amountPence, disputeStatus: dispute }) === "ended";
}

/** Several disputes of one payment count as the worst of them; where a part was lost, the rest may be open. */
export function worstDispute(states: DisputeState[], isAllLost: boolean): DisputeState {
  const worstFirst = isAllLost ? (["lost"] as const) : (["open", "lost", "won"] as const);
  return worstFirst.find((state) => states.includes(state)) ?? "none";
}

/** The provider's name for the event of a declined card. */
export const CARD_FAILED = "payment_intent.payment_failed";

/**
 * Thieves try out stolen cards by the hundred; honest buyers hardly ever have more than a few declined.
 * Failures within an hour: for one order, for all orders of one address, and for all orders of one network.
 */
export const MAX_FAILED_CARDS = { order: 10, address: 15, network: 30 };
export const FAILED_CARDS_WINDOW_MS = HOUR_MS;

export function isCardTesting(failures: { order: number; address: number; network: number }) {
  const kinds = ["order", "address", "network"] as const;
  return kinds.some((kind) => failures[kind] >= MAX_FAILED_CARDS[kind]);
}
