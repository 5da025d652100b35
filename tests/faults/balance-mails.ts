import type { Books, Order } from "./books";

/** What an order grants; "none" if the money was refunded because the buyer already owned the course. */
export type Worth = "live" | "suspended" | "ended" | "none";

type Mail = Books["mails"][number];

/** A live order has notified buyer and coach exactly once each; one that ended early may not have. */
export function judgeMails(books: Books, order: Order, worth: Worth): string[] {
  const mails = books.mails.filter(({ props }) => props.orderId === order.id);
  const sent = (kind: string) => mails.filter((mail) => mail.kind === kind && isSettled(mail));
  const receipts = sent("purchase-confirmation").filter(({ to }) => to === order.email).length;
  const notices = sent("purchase-notice").length;
  const sums = sent("refund-notice").map(({ props }) => Number(props.refundedPence));
  const isOnce = (count: number) => count === 1 || (count === 0 && worth !== "live");
  const isRight = {
    receipts: worth === "none" ? receipts === 0 : isOnce(receipts),
    notices: worth === "none" ? notices === 0 : isOnce(notices),
    "the refunded sum": Math.max(0, ...sums) === order.refundedPence,
    "each refund once": new Set(sums).size === sums.length,
  };
  return Object.entries(isRight)
    .filter(([, right]) => !right)
    .map(
      ([what]) =>
        `${worth} order ${order.id}: ${what} ${JSON.stringify({ receipts, notices, sums })}`,
    );
}

/** Sent, or refused for good, of which an alert informs the coach. */
function isSettled({ sentAt, givenUpBecause }: Mail): boolean {
  return sentAt !== null || givenUpBecause === "refused";
}

/** Each mail marked as sent arrived once, no other mail arrived, and the others were given up for a reason. */
export function judgeLetters({ mails, letters }: Books, givenUp: string[]): string[] {
  const unsent = mails.filter((mail) => mail.sentAt === null && !isOvertaken(mail));
  const reasons = unsent.map(({ givenUpBecause }) => givenUpBecause ?? "left").sort();
  const strays = letters.filter(({ tags }) => !mails.some(({ id }) => id === tags.mail));
  return [
    ...mails.flatMap((mail) => judgeArrival(mail, letters)),
    ...strays.map(({ subject }) => `a mail that nobody queued: ${subject}`),
    ...(reasons.join() === givenUp.toSorted().join()
      ? []
      : [`mails are unsent: [${reasons}], expected was [${givenUp}]`]),
  ];
}

/** Access opened or closed again before the mail about it could be sent. */
function isOvertaken({ kind, givenUpBecause }: Mail): boolean {
  return kind === "access-changed" && givenUpBecause === "outdated";
}

/** A mail given up as outdated may have arrived once before, if the provider's answer was lost. */
function judgeArrival(
  { id, key, sentAt, givenUpBecause }: Mail,
  letters: Books["letters"],
): string[] {
  const arrived = letters.filter(({ tags }) => tags.mail === id).length;
  const isRight = sentAt
    ? arrived === 1
    : arrived === 0 || (arrived === 1 && givenUpBecause === "outdated");
  return isRight ? [] : [`the mail ${key} arrived ${arrived} times`];
}
