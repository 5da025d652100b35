import { db } from "@/lib/db";
import { nameMail } from "@/lib/mail/list";
import { whyUnsent } from "@/lib/mail/rules";
import type { OrderScreen } from "@/lib/orders/queries";
import { inTimeOrder, type TimelineEntry } from "@/lib/orders/rules";
import { mailJobKey } from "@/lib/outbox/commands";
import { formatPence } from "@/lib/text/money";

/** More entries than any order has. */
const MAX_LISTED = 200;

export async function readHistory(order: OrderScreen): Promise<TimelineEntry[]> {
  return inTimeOrder(
    listBeginning(order),
    await listEvents(order.id),
    await listProviderEvents(order.paymentIntentId),
    listGrantChanges(order),
    await listMails(order.id),
    await listSignIns(order),
    await listManualActions(order.number),
  );
}

function listBeginning(order: OrderScreen): TimelineEntry[] {
  const { courseTitle, pricePence, paymentIntentId } = order;
  const payment = paymentIntentId ? `, payment ${paymentIntentId}` : "";
  const begun = {
    at: order.createdAt,
    what: "Checkout begun",
    detail: `${courseTitle}, ${formatPence(pricePence)}${payment}`,
  };
  if (!order.consentedAt) return [begun];
  return [
    begun,
    {
      at: order.consentedAt,
      what: "Address and consent given",
      detail: `Wording ${order.consentVersion}`,
    },
  ];
}

async function listEvents(orderId: string): Promise<TimelineEntry[]> {
  const events = await db.orderEvent.findMany({
    where: { orderId },
    orderBy: { id: "asc" },
    take: MAX_LISTED,
  });
  return events.map(({ createdAt, detail }) => ({ at: createdAt, what: detail }));
}

async function listProviderEvents(paymentIntentId: string | null): Promise<TimelineEntry[]> {
  if (!paymentIntentId) return [];
  const events = await db.providerEvent.findMany({
    where: { paymentIntentId },
    orderBy: { receivedAt: "asc" },
    take: MAX_LISTED,
    select: { type: true, receivedAt: true, outcome: true },
  });
  return events.map(({ type, receivedAt, outcome }) => ({
    at: receivedAt,
    what: "Stripe reported",
    detail: `${type}: ${outcome ?? "not yet looked at"}`,
  }));
}

function listGrantChanges({ grants }: OrderScreen): TimelineEntry[] {
  return grants.flatMap(({ createdAt, suspendedAt, endedAt, revokedAt, reason }) => [
    { at: createdAt, what: "Access given", detail: reason },
    ...(suspendedAt ? [{ at: suspendedAt, what: "Access paused" }] : []),
    ...(endedAt ? [{ at: endedAt, what: "Access ended" }] : []),
    ...(revokedAt ? [{ at: revokedAt, what: "Access ended by hand" }] : []),
  ]);
}

type HistoryMail = {
  id: string;
  kind: string;
  to: string;
  sentAt: Date | null;
  givenUpBecause: string | null;
  createdAt: Date;
};
type WaitingMail = { key: string; attempts: number; last_error: string | null };

async function listMails(orderId: string): Promise<TimelineEntry[]> {
  const mails = await db.$queryRaw<HistoryMail[]>`
    SELECT "id", "kind", "to", "sentAt", "givenUpBecause", "createdAt" FROM "OutboxMail"
    WHERE "props" ->> 'orderId' = ${orderId} ORDER BY "createdAt" LIMIT ${MAX_LISTED}`;
  const keys = mails.filter((mail) => !mail.sentAt).map((mail) => mailJobKey(mail.id));
  const waiting =
    keys.length > 0
      ? await db.$queryRaw<WaitingMail[]>`
          SELECT key, attempts, last_error FROM graphile_worker.jobs WHERE key = ANY(${keys})`
      : [];
  return mails.map((mail) => toMailEntry(mail, waiting));
}

function toMailEntry(
  { id, kind, to, sentAt, givenUpBecause, createdAt }: HistoryMail,
  waiting: WaitingMail[],
): TimelineEntry {
  const name = nameMail(kind);
  if (sentAt) return { at: sentAt, what: `${name} sent`, detail: `To ${to}` };
  if (givenUpBecause) {
    return {
      at: createdAt,
      what: `${name} not sent`,
      detail: `To ${to}: ${whyUnsent(givenUpBecause)}`,
    };
  }
  const job = waiting.find(({ key }) => key === mailJobKey(id));
  const tried = job?.last_error ? `, tried ${times(job.attempts)}: ${job.last_error}` : "";
  return { at: createdAt, what: `${name} waiting to be sent`, detail: `To ${to}${tried}` };
}

function times(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}

async function listSignIns({ email, user, createdAt }: OrderScreen): Promise<TimelineEntry[]> {
  const addresses = [email, user?.email].flatMap((address) => address ?? []);
  const tokens = await db.signInToken.findMany({
    where: { email: { in: addresses }, createdAt: { gte: createdAt } },
    orderBy: { createdAt: "asc" },
    take: MAX_LISTED,
    select: { email: true, purpose: true, createdAt: true, usedAt: true },
  });
  return tokens.flatMap(({ purpose, createdAt: askedAt, usedAt, email: address }) => [
    ...(purpose === "sign_in"
      ? [{ at: askedAt, what: "Asked for a sign-in link", detail: address }]
      : []),
    ...(usedAt ? [{ at: usedAt, what: "Signed in", detail: address }] : []),
  ]);
}

const manualActions = new Map(
  Object.entries({
    "order.refund": "Refund asked for",
    "order.refund-refused": "Refund refused by Stripe",
    "order.resend": "Receipt sent again",
    "order.vouch": "Sale vouched for",
    "order.correct-email": "Address corrected",
    "access.grant": "Access given",
    "access.end": "Access ended",
  }),
);

async function listManualActions(number: number): Promise<TimelineEntry[]> {
  const entries = await db.auditLog.findMany({
    where: { subject: `order:${number}` },
    orderBy: { id: "asc" },
    take: MAX_LISTED,
  });
  return entries.map(({ createdAt, action, actorEmail, reason }) => ({
    at: createdAt,
    what: `By hand: ${manualActions.get(action) ?? action}`,
    detail: [actorEmail, reason].filter(Boolean).join(": "),
  }));
}
