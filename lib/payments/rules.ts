import type { Sale } from "@/lib/payments/kept/rules";
import { HOUR_MS, MINUTE_MS } from "@/lib/text/durations";
import { formatAmount } from "@/lib/text/money";
import type { KeptDocument } from "./kept/schema";

export type DisputeState = "none" | "open" | "won" | "lost";

/** A sum that went back, or may still do, with the order's line that it names. */
export type Returned = { pence: number; lineId: string | null; at: Date };

export type Payment = {
  intentId: string;
  clientSecret: string | null;
  status: "open" | "processing" | "succeeded" | "failed" | "cancelled";
  declineCode: string | null;
  amountPence: number;
  currency: string;
  /** From the intent's metadata; null for an intent that is not ours. */
  orderId: string | null;
  sale: Sale | null;
  /** Invoices and credit notes that were issued for it, oldest first. */
  documents: KeptDocument[];
  /** By line, the address of somebody else than the buyer who learns its course. */
  learners: (string | null)[];
  /** The company that its invoice names, its address and its number. */
  invoiceTo: (string | null)[];
  refundedPence: number;
  /** In refunds that were asked for, and may still fail. */
  pendingRefundPence: number;
  /** Refunds that succeeded, oldest first. */
  refunds: Returned[];
  pendingRefunds: Returned[];
  /** Refunds whose money came back: the bank did not take it, or they were cancelled. */
  failedRefunds: { id: string; pence: number }[];
  dispute: DisputeState;
  disputedPence: number;
  lostPence: number;
  /** Disputes that were lost, oldest first. */
  losses: Returned[];
  /** Whether all open disputes are inquiries: these have taken no money, and a refund answers them. */
  isInquiry: boolean;
  answerBy: Date | null;
  /** When the card was charged, at the last attempt if there were several; null before the first. */
  chargedAt: Date | null;
  /** Where the card was issued: ISO 3166-1 alpha-2. */
  cardCountry: string | null;
};

/** In an order's history: this payment was a second one for its course. Whether it goes back depends on it. */
export const ALREADY_OWNED = "already-owned";

export const GRANTED_AFTER_ALL = "granted";

export const ENTERED = "entered";

export type HistoryKind =
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
  | "withdrawal"
  | "erased";

/** Anything younger is still being worked on: by its webhook, its job or the buyer's own page. */
export const SETTLING_MS = 10 * MINUTE_MS;

/** The fields of an event that are about people: nothing needs them, as an event only says what to read. */
const PERSONAL =
  /^(billing_details|shipping|evidence|receipt_email|receipt_url|customer|customer_.*|email|name|phone|address|.*_ip|card|link|wallet)$/;

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

export const closedOrder = {
  status: "cancelled",
  userId: null,
  email: null,
  buyerName: null,
  buyerCountry: null,
  buyerCompany: null,
  buyerAddress: null,
  buyerNumber: null,
  networkKey: null,
  networkCountry: null,
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

/** Null stands for orders from before the sum was kept. A dispute may name more than a refund has left. */
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

export function grantState(order: Returns): GrantState {
  if (order.refundedPence + lostPence(order) >= order.pricePence) return "ended";
  return order.disputeStatus === "open" ? "suspended" : "live";
}

export function hasGoneBack({ amountPence, dispute, ...sums }: Payment): boolean {
  return grantState({ ...sums, pricePence: amountPence, disputeStatus: dispute }) === "ended";
}

/** Several disputes of one payment count as the worst of them; where a part was lost, the rest may be open. */
export function worstDispute(states: DisputeState[], isAllLost: boolean): DisputeState {
  const worstFirst = isAllLost ? (["lost"] as const) : (["open", "lost", "won"] as const);
  return worstFirst.find((state) => states.includes(state)) ?? "none";
}

export const CARD_FAILED = "payment_intent.payment_failed";

/**
 * Within an hour. Thieves try stolen cards by the hundred; honest buyers hardly ever have more than a few declined.
 * An address counts for nothing, as anybody can type somebody else's.
 */
export const MAX_FAILED_CARDS = { order: 10, browser: 15, network: 30 };
export const FAILED_CARDS_WINDOW_MS = HOUR_MS;

export function isCardTesting(
  failures: { orders: number; network: number },
  counted: "order" | "browser",
): boolean {
  const { orders, network } = failures;
  return orders >= MAX_FAILED_CARDS[counted] || network >= MAX_FAILED_CARDS.network;
}
