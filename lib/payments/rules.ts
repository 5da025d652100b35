import type { Sale } from "@/lib/payments/kept/rules";
import { HOUR_MS, MINUTE_MS } from "@/lib/text/durations";
import { formatAmount } from "@/lib/text/money";
import type { KeptDocument } from "./kept/schema";

export type DisputeState = "none" | "open" | "won" | "lost";

/** A refund or a lost dispute, with the order's line that it names. */
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
  /** The invoices and credit notes issued for it, oldest first. */
  documents: KeptDocument[];
  /** By line, the learner's address if the learner is not the buyer. */
  learners: (string | null)[];
  /** Name, address and number of the company on its invoice. */
  invoiceTo: (string | null)[];
  refundedPence: number;
  /** In refunds that were requested and may still fail. */
  pendingRefundPence: number;
  /** Refunds that succeeded, oldest first. */
  refunds: Returned[];
  pendingRefunds: Returned[];
  /** Refunds whose money came back, because the bank did not accept it or they were cancelled. */
  failedRefunds: { id: string; pence: number }[];
  dispute: DisputeState;
  disputedPence: number;
  lostPence: number;
  /** Lost disputes, oldest first. */
  losses: Returned[];
  /** Whether all open disputes are inquiries: these have taken no money, and a refund settles them. */
  isInquiry: boolean;
  answerBy: Date | null;
  /** When the card was last charged; null before the first attempt. */
  chargedAt: Date | null;
  /** The country that issued the card: ISO 3166-1 alpha-2. */
  cardCountry: string | null;
};

/** In an order's history: the buyer already owned the course. Refunding the payment depends on this entry. */
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

/** Younger payments are still with their webhook, job or the buyer's own page. */
export const SETTLING_MS = 10 * MINUTE_MS;

/** Personal fields of an event. Nothing needs them, because an event only says which payment to read. */
const PERSONAL =
  /^(billing_details|shipping|evidence|receipt_email|receipt_url|customer|customer_.*|email|name|phone|address|.*_ip|card|link|wallet)$/;

export function withoutPerson<Json>(value: Json): Json {
  return JSON.parse(JSON.stringify(value), (key, part) => (PERSONAL.test(key) ? null : part));
}

/** The time of the purchase for receipts and accounts: the site may have learnt of it days later. */
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

/** The reason why the payment must not change this order, or null. */
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

/** `lostPence` is null in orders from before it was stored. A dispute may exceed the rest that refunds leave. */
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

/** Several disputes of one payment count as the worst. Unless all is lost, an open one counts before a lost one. */
export function worstDispute(states: DisputeState[], isAllLost: boolean): DisputeState {
  const worstFirst = isAllLost ? (["lost"] as const) : (["open", "lost", "won"] as const);
  return worstFirst.find((state) => states.includes(state)) ?? "none";
}

export const CARD_FAILED = "payment_intent.payment_failed";

/**
 * Failed cards within an hour. Thieves try stolen cards by the hundred; honest buyers rarely fail more than a few
 * times. Nothing is counted by e-mail address, because anybody can type another person's.
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
