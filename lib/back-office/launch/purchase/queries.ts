import { judgeEndpoint } from "@/lib/back-office/launch/lines/card-webhook";
import { db } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { mailKey } from "@/lib/outbox/commands";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { readPayment } from "@/lib/payments/stripe";
import { REFUSED_WEBHOOKS } from "@/lib/payments/stripe-signature";
import { listEndpoints } from "@/lib/payments/stripe-webhooks";
import { findProof } from "@/lib/proofs/queries";
import { DAY_MS } from "@/lib/text/durations";
import type { Purchase } from "./rules";

/** The address's newest order of the last 24 hours. */
export async function readPurchase(email: string, isTest?: boolean): Promise<Purchase | null> {
  const order = await db.order.findFirst({
    where: { email, isTest, createdAt: { gt: new Date(Date.now() - DAY_MS) } },
    orderBy: { createdAt: "desc" },
    select: {
      ...{ id: true, number: true, status: true, paymentIntentId: true, createdAt: true },
      refundedPence: true,
      grants: { select: { suspendedAt: true, endedAt: true, revokedAt: true } },
    },
  });
  if (!order) return null;
  const isRefunded = order.refundedPence > 0;
  const webhook = await findWebhook(order.paymentIntentId);
  return {
    number: order.number,
    payment: await readStatus(order.paymentIntentId),
    webhook: webhook && { isProcessed: webhook.processedAt !== null },
    refused: await findRefused(order.createdAt),
    endpoint: webhook ? null : await readEndpointProblem(),
    isPaid: order.status === "paid",
    // A refund has ended the access, so any grant counts then.
    hasAccess: order.grants.some((grant) => isRefunded || isLive(grant)),
    receipt: await findReceipt(order.id),
    isRefunded,
  };
}

function isLive(grant: Record<"suspendedAt" | "endedAt" | "revokedAt", Date | null>): boolean {
  return !grant.suspendedAt && !grant.endedAt && !grant.revokedAt;
}

async function readStatus(intentId: string | null): Promise<string | null> {
  if (!intentId) return null;
  return unlessRefused(async () => (await readPayment(intentId))?.status ?? "unknown");
}

/** The sweep stores no events of this kind, so a stored one came by the webhook. */
function findWebhook(paymentIntentId: string | null) {
  return db.providerEvent.findFirst({
    where: {
      paymentIntentId: paymentIntentId ?? "",
      type: { endsWith: "payment_intent.succeeded" },
    },
    select: { processedAt: true },
  });
}

async function findRefused(since: Date): Promise<string | null> {
  const refused = await findProof(REFUSED_WEBHOOKS);
  return refused && refused.triedAt > since ? refused.words : null;
}

async function readEndpointProblem(): Promise<string | null> {
  const url = absoluteUrl("/api/webhooks/stripe");
  const endpoints = await unlessRefused(listEndpoints);
  if (!endpoints) return null;
  const outcome = judgeEndpoint(url, endpoints);
  if (!outcome) return `No endpoint at Stripe sends to ${url}.`;
  return outcome.is === "failed" ? outcome.words : null;
}

async function findReceipt(orderId: string): Promise<Purchase["receipt"]> {
  const key = mailKey("purchase-confirmation", orderId);
  const mail = await db.outboxMail.findFirst({
    where: { key: { startsWith: key } },
    select: { sentAt: true, givenUpBecause: true },
  });
  if (!mail) return "none";
  if (mail.sentAt) return "sent";
  return mail.givenUpBecause ? "given up" : "waiting";
}

/** Null if the key is wrong or the provider is away: the coach is told that too. */
async function unlessRefused<Answer>(question: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
