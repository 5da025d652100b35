import { disputes } from "@/lib/alerts/kinds/dispute";
import { mailBlocked } from "@/lib/alerts/kinds/mail-blocked";
import { mailFailing } from "@/lib/alerts/kinds/mail-failing";
import { reportsStuck } from "@/lib/alerts/kinds/reports-stuck";
import { nextStep, offersRefund, takesRight } from "@/lib/alerts/list";
import { answerBy, DATA_WORDS } from "@/lib/contact/rules";
import { db } from "@/lib/db";
import { nameMail } from "@/lib/mail/list";
import { mailJobKey } from "@/lib/outbox/commands";
import { formatDate } from "@/lib/text/dates";

/** `id` is set if the coach can mark the alert as done. */
type Alert = {
  what: string;
  step: string;
  since: Date;
  orderNumber?: number;
  id?: string;
  offersRefund?: boolean;
  takesRight?: boolean;
};

const MAX_LISTED = 50;
const STUCK_MINUTES = 10;
const FAILED_TRIES = 3;
/** A mail that the provider postpones never fails, yet its recipient is waiting. */
const WAITING_MINUTES = 60;

export async function listAlerts(): Promise<Alert[]> {
  const lists = await Promise.all([
    listRaised(),
    listDisputes(),
    listDataRequests(),
    listFailingMails(),
    listStuckEvents(),
  ]);
  return lists.flat().toSorted((a, b) => a.since.getTime() - b.since.getTime());
}

/** Counts open alerts and unread messages. Requests for personal data count as alerts. */
export async function countNeeds(): Promise<{ alerts: number; messages: number }> {
  const [alerts, messages] = await Promise.all([
    listAlerts(),
    db.contactMessage.count({ where: { state: "new", NOT: isDataRequest } }),
  ]);
  return { alerts: alerts.length, messages };
}

async function listRaised(): Promise<Alert[]> {
  const rows = await db.$queryRaw<(Omit<Alert, "step"> & { kind: string })[]>`
    SELECT a."id", a."kind", a."detail" AS what, a."createdAt" AS since, o."number" AS "orderNumber"
    FROM "Attention" a LEFT JOIN "Order" o ON o."id" = a."orderId"
    WHERE a."resolvedAt" IS NULL ORDER BY a."createdAt" LIMIT ${MAX_LISTED}`;
  return rows.map(({ kind, ...alert }) => ({
    ...alert,
    step: nextStep(kind),
    offersRefund: offersRefund(kind),
    takesRight: takesRight(kind),
  }));
}

/** The provider reports a dispute again when its deadline moves, so only its newest report counts. */
async function listDisputes(): Promise<Alert[]> {
  const rows = await db.$queryRaw<{ number: number; since: Date; due: string | null }[]>`
    SELECT o."number", coalesce(e.since, o."updatedAt") AS since,
      to_char(to_timestamp(e.due) AT TIME ZONE 'Europe/London', 'FMDD FMMonth YYYY') AS due
    FROM "Order" o LEFT JOIN LATERAL (
      SELECT min(since) AS since, min(due) AS due FROM (
        SELECT DISTINCT ON ("payload" #>> '{data,object,id}')
          min("receivedAt") OVER (PARTITION BY "payload" #>> '{data,object,id}') AS since,
          "payload" #>> '{data,object,status}' AS status,
          ("payload" #>> '{data,object,evidence_details,due_by}')::bigint AS due
        FROM "ProviderEvent"
        WHERE "paymentIntentId" = o."paymentIntentId" AND "type" LIKE 'charge.dispute.%'
        ORDER BY "payload" #>> '{data,object,id}', ("payload" ->> 'created')::bigint DESC) newest
      WHERE status NOT IN ('won', 'lost', 'warning_closed', 'prevented')) e ON true
    WHERE o."disputeStatus" = 'open' ORDER BY o."number" LIMIT ${MAX_LISTED}`;
  return rows.map(({ number, since, due }) => ({
    what: `Order ${number} is disputed: answer at Stripe${due ? ` by ${due}` : ""}.`,
    step: disputes.open.nextStep,
    since,
    orderNumber: number,
  }));
}

const isDataRequest = {
  OR: DATA_WORDS.map((words) => ({ subject: { contains: words, mode: "insensitive" as const } })),
};

/** Listed until the coach marks the message as answered. */
async function listDataRequests(): Promise<Alert[]> {
  const requests = await db.contactMessage.findMany({
    where: { state: "new", ...isDataRequest },
    orderBy: { createdAt: "asc" },
    take: MAX_LISTED,
    select: { createdAt: true },
  });
  return requests.map(({ createdAt: since }) => ({
    what: `Somebody wrote about their personal data: answer by ${formatDate(answerBy(since))}.`,
    step: "Answer it under “Messages”, and mark it as answered there. A person’s page, under “People”, can erase them; they download their own data under their account. If in doubt, ask a solicitor.",
    since,
  }));
}

type FailingMail = Pick<Alert, "since" | "orderNumber"> & {
  to: string;
  kind: string;
  attempts: number | null;
  error: string | null;
};

async function listFailingMails(): Promise<Alert[]> {
  const rows = await db.$queryRaw<FailingMail[]>`
    SELECT m."to", m."kind", j.attempts, j.last_error AS error, m."createdAt" AS since,
      o."number" AS "orderNumber"
    FROM "OutboxMail" m
    LEFT JOIN graphile_worker.jobs j ON j.key = ${mailJobKey("")} || m."id"
    LEFT JOIN "Order" o ON o."id" = (m."props" ->> 'orderId')::uuid
    WHERE m."sentAt" IS NULL AND m."givenUpBecause" IS NULL
      AND NOT EXISTS (
        SELECT FROM "Attention" a WHERE a."kind" = ${mailBlocked.kind} AND a."resolvedAt" IS NULL)
      AND (j.attempts >= ${FAILED_TRIES}
        OR m."createdAt" < now() - make_interval(mins => ${WAITING_MINUTES}::int))
    ORDER BY m."createdAt" LIMIT ${MAX_LISTED}`;
  return rows.map(({ since, orderNumber, ...mail }) => ({
    since,
    orderNumber,
    what: `The mail “${nameMail(mail.kind)}” to ${mail.to} ${describeDelay(mail)}`,
    step: mailFailing.nextStep,
  }));
}

function describeDelay({ attempts, error }: Pick<FailingMail, "attempts" | "error">): string {
  return error
    ? `has failed ${attempts} times: ${error}`
    : "has been waiting for more than an hour: the mail provider has not taken it yet.";
}

async function listStuckEvents(): Promise<Alert[]> {
  const rows = await db.$queryRaw<{ count: number; since: Date | null }[]>`
    SELECT count(*)::int AS count, min("receivedAt") AS since FROM "ProviderEvent"
    WHERE "processedAt" IS NULL
      AND "receivedAt" < now() - make_interval(mins => ${STUCK_MINUTES}::int)`;
  return rows.flatMap(({ count, since }) =>
    since ? [{ what: describeStuck(count), step: reportsStuck.nextStep, since }] : [],
  );
}

function describeStuck(count: number): string {
  return count === 1
    ? "1 report from Stripe has not been worked through."
    : `${count} reports from Stripe have not been worked through.`;
}
