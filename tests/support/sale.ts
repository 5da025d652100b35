import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { CONSENT_VERSION } from "@/lib/checkout/rules";
import { loadSecrets } from "@/sandbox/launch/secrets";
import { findCourseId } from "./learner";
import { BUYER, JOURNEY, newAddress } from "./samples";
import { cardProviderUrl, dataFolder, query, siteUrl } from "./world";

const orderRow = z.tuple([z.object({ number: z.number(), paymentIntentId: z.string() })]);
const begun = z.object({ orderId: z.string(), clientSecret: z.string() });

/** The order that opening the checkout begins, with the cookie by which the browser owns it. */
export async function beginOrder(slug = JOURNEY) {
  const courseId = await findCourseId(slug);
  const answer = await fetch(`${siteUrl}/api/create-payment-intent`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ courseId, amount: 49.99 }),
  });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  return { ...begun.parse(await answer.json()), cookie };
}

/** Pays by card through the same calls as the pages, where no test needs the buyer's browser. */
export async function payByCard(card: string, { email = newAddress(), slug = JOURNEY } = {}) {
  return pay(await beginOrder(slug), card, email);
}

/** Begins an order that the page's browser then owns. */
export async function beginInBrowser(page: Page, slug = JOURNEY) {
  const data = { courseId: await findCourseId(slug), amount: 49.99 };
  const answer = await page.request.post("/api/create-payment-intent", { data });
  return begun.parse(await answer.json());
}

/** Pays in the page's browser; `success` is the address to which paying would lead. */
export async function payInBrowser(
  page: Page,
  { card = "pm_card_visa", email = newAddress(), slug = JOURNEY } = {},
) {
  const paid = await pay(await beginInBrowser(page, slug), card, email);
  const success = `/payment-success?${new URLSearchParams({
    payment_intent: paid.paymentIntentId,
    payment_intent_client_secret: paid.clientSecret,
  })}`;
  return { ...paid, success };
}

async function pay({ orderId, clientSecret }: z.output<typeof begun>, card: string, email: string) {
  const rows = await query(
    `UPDATE "Order" SET email = $2, "consentVersion" = $3, "buyerName" = $4, "buyerCountry" = $5,
       "consentedAt" = now() WHERE id = $1
     RETURNING number, "paymentIntentId"`,
    [orderId, email, CONSENT_VERSION, BUYER.name, BUYER.country],
  );
  const [order] = orderRow.parse(rows);
  const answer = await askCardProvider(`payment_intents/${order.paymentIntentId}/confirm`, {
    payment_method: card,
    return_url: `${siteUrl}/payment-success`,
  });
  expect(answer.status).toBe(200);
  return { ...order, orderId, clientSecret, email };
}

/** Sells a course through the same calls, and waits until it is paid. */
export async function sellCourse(buyer: { email?: string; slug?: string } = {}) {
  const { orderId, number, email } = await payByCard("pm_card_visa", buyer);
  await untilPaid(orderId);
  return { email, number };
}

/** Waits until the card provider's event has been processed. */
export async function untilPaid(orderId: string): Promise<void> {
  const status = () => query(`SELECT status FROM "Order" WHERE id = $1`, [orderId]);
  await expect.poll(status, { timeout: 20_000 }).toEqual([{ status: "paid" }]);
}

/** Calls the card provider's API with the shop's key; sends a POST if there are fields. */
export function askCardProvider(path: string, fields?: Record<string, string>): Promise<Response> {
  const { stripeSecretKey } = loadSecrets(dataFolder);
  return fetch(new URL(`/v1/${path}`, cardProviderUrl), {
    headers: { authorization: `Bearer ${stripeSecretKey}` },
    ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
  });
}
