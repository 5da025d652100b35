import { expect } from "vitest";
import { judgeDocuments } from "./balance-documents";
import { judgeLetters, judgeMails, type Worth } from "./balance-mails";
import { type Books, type Line, type Order, type Payment, readBooks } from "./books";

/** What a row of the table announces beforehand, because the books would not balance otherwise. */
const explained = { alerts: [] as string[], givenUp: [] as string[] };

/** Announces alerts other than those of disputes. */
export function expectAlerts(...kinds: string[]): void {
  explained.alerts = kinds;
}

/** Announces mails that are never sent, by one reason each. */
export function expectGivenUp(...reasons: string[]): void {
  explained.givenUp = reasons;
}

/**
 * Balances the books: every payment that the provider took has exactly one paid order, for each of its
 * lines one grant of the right worth or the money back, one mail of each kind and the documents that
 * are due. Nothing else exists.
 */
export async function balanceBooks(): Promise<void> {
  const books = await readBooks();
  const { alerts, givenUp } = explained;
  Object.assign(explained, { alerts: [], givenUp: [] });
  expect([
    ...books.payments.flatMap((payment) => judgePayment(books, payment)),
    ...books.orders.flatMap((order) => judgeOrder(books, order)),
    ...judgeDocuments(books),
    ...judgeGrants(books),
    ...judgeUsers(books),
    ...judgeLetters(books, givenUp),
    ...judgeAlerts(books, alerts),
    ...books.jobs.map((job) => `a job is left: ${JSON.stringify(job)}`),
    ...books.events.filter((event) => !event.isProcessed).map((event) => `${event.id} is unread`),
  ]).toEqual([]);
}

function judgePayment(books: Books, payment: Payment): string[] {
  if (payment.status !== "succeeded") return [];
  const name = `payment ${payment.id}`;
  const orders = books.orders.filter((order) => order.paymentIntentId === payment.id);
  const [order] = orders;
  if (books.alerts.some((each) => isUnmatched(each.kind) && each.paymentIntentId === payment.id))
    return [];
  if (!order || orders.length > 1) return [`${name} has ${orders.length} orders`];
  const wanted = { ...payment, status: "paid" };
  const written = {
    ...wanted,
    status: order.status,
    amountPence: order.pricePence,
    refundedPence: order.refundedPence,
    disputeStatus: order.disputeStatus,
    lostPence: order.lostPence ?? 0,
  };
  if (JSON.stringify(wanted) === JSON.stringify(written)) return [];
  return [`${name} is ${JSON.stringify(wanted)}, its order says ${JSON.stringify(written)}`];
}

function isUnmatched(kind: string): boolean {
  return kind === "unknown-payment" || kind === "payment-mismatch";
}

function judgeOrder(books: Books, order: Order): string[] {
  const name = `order ${order.id} (${order.status})`;
  const grants = books.grants.filter(({ orderId }) => orderId === order.id);
  if (order.status !== "paid") return grants.map(() => `${name} gives access`);
  const payment = books.payments.find(({ id }) => id === order.paymentIntentId);
  if (payment?.status !== "succeeded") return [`${name} is not paid at the provider`];
  const wrong = books.lines
    .filter(({ orderId }) => orderId === order.id)
    .flatMap((line) => judgeLine(line, order, books));
  const isForNothing = order.story.includes("already-owned") && grants.length === 0;
  return [...wrong, ...judgeMails(books, order, isForNothing ? "none" : worthOf(order))];
}

function judgeLine(line: Line, order: Order, { grants }: Books): string[] {
  const name = `line ${line.id} of order ${order.id}`;
  const states = grants.filter(({ lineId }) => lineId === line.id).map(({ state }) => state);
  const isBack = line.refundedPence + line.lostPence === line.chargedPence;
  if (line.isOwnedAlready && states.length === 0) {
    const isWithBank = order.disputeStatus === "open" || order.disputeStatus === "lost";
    return isBack || isWithBank ? [] : [`${name} kept the money for nothing`];
  }
  const worth = isBack ? "ended" : worthOf(order);
  return states.join() === worth ? [] : [`${name} should be ${worth}, and is [${states}]`];
}

function worthOf(order: Order): Exclude<Worth, "none"> {
  if (order.refundedPence + (order.lostPence ?? 0) >= order.pricePence) return "ended";
  return order.disputeStatus === "open" ? "suspended" : "live";
}

function judgeGrants({ grants, orders }: Books): string[] {
  const orphans = grants.filter(
    ({ orderId, reason }) =>
      reason === "purchase" &&
      !orders.some(({ id, status }) => id === orderId && status === "paid"),
  );
  const live = grants.filter(({ state }) => state === "live");
  const doubled = live.filter(
    (grant) =>
      live.filter((one) => one.userId === grant.userId && one.courseId === grant.courseId).length >
      1,
  );
  return [
    ...orphans.map((grant) => `a grant without payment: ${JSON.stringify(grant)}`),
    ...doubled.map((grant) => `one of two grants for one course: ${JSON.stringify(grant)}`),
  ];
}

function judgeUsers({ users, orders, grants }: Books): string[] {
  return users
    .filter(({ id, hasSignedIn }) => {
      const owns =
        orders.some(({ userId }) => userId === id) || grants.some((one) => one.userId === id);
      return !hasSignedIn && !owns;
    })
    .map(({ email }) => `an account that nobody asked for: ${email}`);
}

function judgeAlerts({ alerts, mails, orders }: Books, expected: string[]): string[] {
  const disputed = orders.filter(({ disputeStatus }) => disputeStatus !== "none");
  const others = alerts.filter(
    ({ kind, orderId }) =>
      !kind.startsWith("dispute-") || !disputed.some(({ id }) => id === orderId),
  );
  const kinds = others.map(({ kind }) => kind).sort();
  const unmailed = alerts.filter(
    ({ id, kind }) =>
      mails.filter(({ key }) => key === `attention:${id}`).length !==
      (kind === "notice-undelivered" ? 0 : 1),
  );
  const silent = disputed.filter(({ id }) => !alerts.some(({ orderId }) => orderId === id));
  return [
    ...(kinds.join() === expected.toSorted().join()
      ? []
      : [`the coach has alerts of [${kinds}], expected was [${expected}]`]),
    ...unmailed.map(({ kind }) => `the coach was not mailed about ${kind} as often as due`),
    ...silent.map(({ id }) => `the coach does not know of the dispute of ${id}`),
  ];
}
