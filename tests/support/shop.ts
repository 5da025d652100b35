import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { signInBuyer } from "@/lib/checkout/buyer/commands";
import { saveOrderDetails, startOrder } from "@/lib/checkout/commands";
import { CONSENT_VERSION } from "@/lib/checkout/rules";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { findCourseAccess } from "@/lib/learning/access";
import { providerEvent } from "@/lib/payments/schema";
import { cardFields } from "./card-fields";
import { BUYER, JOURNEY, newAddress } from "./samples";

const { hostname, port } = new URL(env.STRIPE_API_URL ?? "");

/** The card provider through its own SDK, to do by hand what a browser would do. */
export const cardProvider = new Stripe(env.STRIPE_SECRET_KEY ?? "", {
  host: hostname,
  port,
  protocol: "http",
});

export function findCourse(slug = JOURNEY) {
  return db.course.findUniqueOrThrow({ where: { slug } });
}

/** Begins an order as the checkout's call does, by default for a stranger's browser in its own network. */
export function beginOrder(
  courseId: number,
  input: Partial<Omit<Parameters<typeof startOrder>[0], "courseId">> = {},
) {
  const network = { network: randomUUID(), networkCountry: null };
  const stranger = { userId: null, openOrderIds: [], ...network };
  return startOrder({ courseId, remember: async () => {}, ...stranger, ...input });
}

/** An order with its address and consent, ready to be paid. */
export async function beginPurchase({
  email = newAddress(),
  slug = JOURNEY,
  userId = null,
  country = BUYER.country,
  networkCountry = null,
}: {
  email?: string;
  slug?: string;
  userId?: string | null;
  country?: string;
  networkCountry?: string | null;
} = {}) {
  const course = await findCourse(slug);
  const { orderId } = await beginOrder(course.id, { networkCountry });
  const buyer = { ...BUYER, email, country };
  await saveOrderDetails(orderId, { ...buyer, consentVersion: CONSENT_VERSION, userId });
  const { paymentIntentId } = await readOrder(orderId);
  if (!paymentIntentId) throw new Error("The order has no payment.");
  return { orderId, paymentIntentId, email, course };
}

export async function pay(paymentIntentId: string, card = "pm_card_visa") {
  return cardProvider.paymentIntents.confirm(paymentIntentId, {
    payment_method: card,
    return_url: "http://localhost/payment-success",
  });
}

/** The same, including what the checkout's form sends: the payer's address. */
export async function payAs(email: string, paymentIntentId: string, card = "pm_card_visa") {
  await cardProvider.rawRequest("POST", `/v1/payment_intents/${paymentIntentId}/confirm`, {
    ...cardFields(card, email),
    return_url: "http://localhost/payment-success",
  });
}

/** A button of the card provider's page; paths are relative to /sandbox/. */
export async function press(path: string, body: object = {}): Promise<void> {
  const { ok, status } = await fetch(new URL(`/sandbox/${path}`, env.STRIPE_API_URL), {
    method: "POST",
    body: JSON.stringify(body),
  });
  if (!ok) throw new Error(`The card provider answered ${status} to ${path}.`);
}

/** The newest event of a type that names a payment, in the form of the provider's webhook. */
export async function findEvent(paymentIntentId: string, type: string) {
  for await (const event of cardProvider.events.list({ type, limit: 100 })) {
    if (JSON.stringify(event.data.object).includes(paymentIntentId))
      return providerEvent.parse(event);
  }
  throw new Error(`The provider has no ${type} of ${paymentIntentId}.`);
}

type ProviderFault = { status: number; kept?: boolean; paths: string };

/** Makes requests that match the fault's paths fail with its status; null ends the fault. */
export async function failProvider(fault: ProviderFault | null): Promise<void> {
  const { ok } = await fetch(new URL("/sandbox/faults", env.STRIPE_API_URL), {
    method: fault ? "PUT" : "DELETE",
    ...(fault && { body: JSON.stringify(fault), headers: { "content-type": "application/json" } }),
  });
  if (!ok) throw new Error("The card provider took no fault.");
}

/** A purchase that has been paid at the provider but not fulfilled yet. */
export async function paidPurchase(
  options: Parameters<typeof beginPurchase>[0] & { card?: string } = {},
) {
  const purchase = await beginPurchase(options);
  await payAs(purchase.email, purchase.paymentIntentId, options.card);
  return purchase;
}

/** Includes its lines, and the grant of the first one. */
export async function readOrder(orderId: string) {
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { lines: { orderBy: { position: "asc" }, include: { grant: true } } },
  });
  return { ...order, grant: order.lines[0]?.grant ?? null };
}

/** Whether the order's buyer has access to its course. */
export async function mayLearn(orderId: string): Promise<boolean> {
  const { userId, courseId } = await readOrder(orderId);
  return (await findCourseAccess(userId, { id: courseId })) !== null;
}

/** Signs in the browser that paid, and returns its session. */
export async function signInPayer(orderId: string): Promise<string> {
  const session = await signInBuyer(orderId, [orderId]);
  if (!session) throw new Error("The browser that paid was not signed in.");
  return session;
}

/** The kinds of mail queued for an address, sorted. */
export async function mailKinds(to: string): Promise<string[]> {
  const mails = await db.outboxMail.findMany({ where: { to }, select: { kind: true } });
  return mails.map((mail) => mail.kind).sort();
}

export function countMails(kind: string, orderId: string): Promise<number> {
  return db.outboxMail.count({ where: { kind, key: { contains: orderId } } });
}
