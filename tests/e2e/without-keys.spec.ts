import { expect, test } from "@playwright/test";
import type { Site } from "@/sandbox/launch/site";
import { startSecondInstance } from "../support/second-instance";

let site: Site;

test.beforeAll(async () => {
  const noKeys = { STRIPE_SECRET_KEY: "", STRIPE_PUBLISHABLE_KEY: "", STRIPE_WEBHOOK_SECRET: "" };
  site = await startSecondInstance(noKeys);
});

test.afterAll(() => site.service.stop());

test("without the card provider's keys, the site runs, says that it takes no payment and claims none", async ({
  page,
}) => {
  expect((await page.goto(`${site.url}/`))?.status()).toBe(200);
  await page.goto(`${site.url}/checkout?courseId=1&title=x&amount=49.99`);
  await expect(page.getByText("Payment Unavailable")).toBeVisible();
  await expect(
    page.getByText("Payment processing is currently unavailable. Please contact support."),
  ).toBeVisible();

  for (const call of ["create-payment-intent", "webhooks/stripe"]) {
    const data = { courseId: 1, amount: 49.99 };
    const answer = await page.request.post(`${site.url}/api/${call}`, { data });
    expect([call, answer.status()]).toEqual([call, 503]);
  }
  const secret = "payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x";
  await page.goto(`${site.url}/payment-success?${secret}`);
  await expect(page.getByRole("heading", { name: "We cannot see a payment here" })).toBeVisible();
});
