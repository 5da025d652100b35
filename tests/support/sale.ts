import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { z } from "zod";
import { CONSENT_VERSION } from "@/lib/checkout/rules";
import { newAddress } from "./samples";
import { query, siteUrl } from "./world";
import { describedWorld } from "./world-description";

const { cardProviderUrl, dataFolder } = describedWorld();
const secrets = z.object({ stripeSecretKey: z.string() });
const orderRow = z.tuple([z.object({ number: z.number(), paymentIntentId: z.string() })]);

/** A course sold to somebody whose browser no test needs: the same calls without the screens. */
export async function sellCourse(email = newAddress()) {
  const answer = await fetch(`${siteUrl}/api/create-payment-intent`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ courseId: 1, amount: 49.99 }),
  });
  const { orderId } = z.object({ orderId: z.string() }).parse(await answer.json());
  const rows = await query(
    `UPDATE "Order" SET email = $2, "consentVersion" = $3, "consentedAt" = now() WHERE id = $1
     RETURNING number, "paymentIntentId"`,
    [orderId, email, CONSENT_VERSION],
  );
  const [order] = orderRow.parse(rows);
  await pay(order.paymentIntentId);
  const status = () => query(`SELECT status FROM "Order" WHERE id = $1`, [orderId]);
  await expect.poll(status, { timeout: 20_000 }).toEqual([{ status: "paid" }]);
  return { email, number: order.number };
}

async function pay(paymentIntentId: string): Promise<void> {
  const { stripeSecretKey } = secrets.parse(
    JSON.parse(readFileSync(join(dataFolder, "secrets.json"), "utf8")),
  );
  const answer = await fetch(
    new URL(`/v1/payment_intents/${paymentIntentId}/confirm`, cardProviderUrl),
    {
      method: "POST",
      headers: { authorization: `Bearer ${stripeSecretKey}` },
      body: new URLSearchParams({
        payment_method: "pm_card_visa",
        return_url: `${siteUrl}/payment-success`,
      }),
    },
  );
  expect(answer.status).toBe(200);
}
