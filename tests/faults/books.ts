import type Stripe from "stripe";
import { z } from "zod";
import { readJobs } from "../support/waiting-jobs";
import { mailbox, query } from "../support/world";
import { stripe } from "./provider";

const order = z.object({
  id: z.string(),
  status: z.string(),
  email: z.string().nullable(),
  userId: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  pricePence: z.number(),
  refundedPence: z.number(),
  disputeStatus: z.string(),
  lostPence: z.number().nullable(),
  /** The kinds of the order's events. */
  story: z.array(z.string()),
});
const line = z.object({
  id: z.string(),
  orderId: z.string(),
  chargedPence: z.number(),
  refundedPence: z.number(),
  lostPence: z.number(),
  isOwnedAlready: z.boolean(),
});
const document = z.object({
  orderId: z.string(),
  kind: z.enum(["invoice", "credit_note"]),
  isTest: z.boolean(),
  number: z.number(),
  totalPence: z.number(),
  isDrawn: z.boolean(),
});
const grant = z.object({
  orderId: z.string().nullable(),
  lineId: z.string().nullable(),
  userId: z.string(),
  courseId: z.number(),
  reason: z.string(),
  state: z.enum(["live", "suspended", "ended"]),
});
const user = z.object({ id: z.string(), email: z.string(), hasSignedIn: z.boolean() });
const mail = z.object({
  id: z.string(),
  key: z.string(),
  kind: z.string(),
  to: z.string(),
  props: z.record(z.string(), z.unknown()),
  providerId: z.string().nullable(),
  sentAt: z.date().nullable(),
  givenUpBecause: z.string().nullable(),
});
const alert = z.object({
  id: z.string(),
  kind: z.string(),
  paymentIntentId: z.string().nullable(),
  orderId: z.string().nullable(),
});
const event = z.object({ id: z.string(), type: z.string(), isProcessed: z.boolean() });

export type Order = z.infer<typeof order>;
export type Line = z.infer<typeof line>;
export type Payment = {
  id: string;
  status: string;
  amountPence: number;
  refundedPence: number;
  disputeStatus: string;
  lostPence: number;
};
export type Books = Awaited<ReturnType<typeof readBooks>>;

/** Reads everything that the provider, the database and the mailbox know about purchases. */
export async function readBooks() {
  return {
    payments: await readPayments(),
    orders: await rows(
      order,
      `SELECT o.*, o.status::text, o."disputeStatus"::text,
         ARRAY(SELECT kind FROM "OrderEvent" e WHERE e."orderId" = o.id) AS story FROM "Order" o`,
    ),
    lines: await rows(
      line,
      `SELECT l.*, l."pricePence" - l."discountPence" AS "chargedPence" FROM "OrderLine" l`,
    ),
    documents: await rows(
      document,
      `SELECT i.*, i.kind::text, p."invoiceId" IS NOT NULL AS "isDrawn"
       FROM "Invoice" i LEFT JOIN "InvoicePdf" p ON p."invoiceId" = i.id`,
    ),
    grants: await rows(
      grant,
      `SELECT *, CASE WHEN "endedAt" IS NOT NULL THEN 'ended'
         WHEN "suspendedAt" IS NOT NULL THEN 'suspended' ELSE 'live' END AS state FROM "Grant"`,
    ),
    users: await rows(user, `SELECT *, "firstSignInAt" IS NOT NULL AS "hasSignedIn" FROM "User"`),
    mails: await rows(mail, `SELECT * FROM "OutboxMail"`),
    alerts: await rows(alert, `SELECT * FROM "Attention"`),
    events: await rows(
      event,
      `SELECT *, "processedAt" IS NOT NULL AS "isProcessed" FROM "ProviderEvent"`,
    ),
    jobs: await readJobs(),
    letters: await mailbox.messages(),
  };
}

export async function count(table: string, where = "true"): Promise<number> {
  return (await query(`SELECT 1 FROM "${table}" WHERE ${where}`)).length;
}

export const countPaid = () => count("Order", "status = 'paid'");

async function rows<Row>(schema: z.ZodType<Row>, sql: string): Promise<Row[]> {
  return z.array(schema).parse(await query(sql));
}

async function readPayments(): Promise<Payment[]> {
  const intents = await stripe.paymentIntents
    .list({ limit: 100, expand: ["data.latest_charge"] })
    .autoPagingToArray({ limit: 10_000 });
  const disputes = await stripe.disputes.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  return intents.map((intent) => {
    const own = disputes.filter((each) => each.payment_intent === intent.id);
    const lost = own.filter(({ status }) => status === "lost");
    return {
      id: intent.id,
      status: intent.status,
      amountPence: intent.amount_received,
      refundedPence: (intent.latest_charge as Stripe.Charge | null)?.amount_refunded ?? 0,
      disputeStatus: wordFor(own),
      lostPence: lost.reduce((sum, { amount }) => sum + amount, 0),
    };
  });
}

function wordFor(disputes: Stripe.Dispute[]): string {
  const worst = ["needs_response", "lost", "won"].find((status) =>
    disputes.some((dispute) => dispute.status === status),
  );
  return worst === "needs_response" ? "open" : (worst ?? "none");
}
