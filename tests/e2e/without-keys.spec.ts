import { expect, test } from "@playwright/test";
import { site } from "../support/world";

const noKeys = { STRIPE_SECRET_KEY: "", STRIPE_PUBLISHABLE_KEY: "", STRIPE_WEBHOOK_SECRET: "" };

test.beforeAll(() => site.restart(noKeys));
test.afterAll(() => site.restart());

test("without the card provider's keys the site runs, and checkout says so", async ({ page }) => {
  expect((await page.goto("/"))?.status()).toBe(200);
  await page.goto("/checkout?courseId=1&title=x&amount=49.99");
  await expect(page.getByText("Payment Unavailable")).toBeVisible();
  await expect(
    page.getByText("Payment processing is currently unavailable. Please contact support."),
  ).toBeVisible();
});

test("without the keys no order is begun, and no payment is claimed", async ({ page, request }) => {
  const answer = await request.post("/api/create-payment-intent", {
    data: { courseId: 1, amount: 49.99 },
  });
  expect(answer.status()).toBe(503);
  expect((await request.post("/api/webhooks/stripe", { data: {} })).status()).toBe(503);
  const secret = "payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x";
  await page.goto(`/payment-success?${secret}`);
  await expect(page.getByRole("heading", { name: "We cannot see a payment here" })).toBeVisible();
});
