import { expect, type Page, test } from "@playwright/test";
import { newAddress } from "../support/samples";
import {
  buyCourse,
  CARDS,
  enterCard,
  enterDetails,
  openCheckout,
  payButton,
  readPaymentId,
  signInByCode,
} from "../support/shopper";
import { readJobs } from "../support/waiting-jobs";
import { cardProvider, mailbox, query, site } from "../support/world";

test.afterEach(async () => {
  await cardProvider.webhooks(true);
  await cardProvider.recover();
});

/** Waits for the mail that ends a fulfilment, and for the last job, so that no second mail can follow. */
async function expectFulfilledOnce(email: string, seconds?: number): Promise<void> {
  await mailbox.mail(email, /^Your course/, seconds);
  await expect.poll(readJobs).toEqual([]);
  expect(await mailbox.messages(email)).toHaveLength(1);
  const notices = await mailbox.messages("coach@example.test");
  expect(notices.filter(({ text }) => text?.includes(email))).toHaveLength(1);
}

/** Pays, and leaves before the success page answers. Returns the payment's id. */
async function payAndVanish(page: Page, email: string): Promise<string> {
  const returned = page.waitForRequest("**/payment-success**");
  await page.route("**/payment-success**", (route) => route.abort());
  await openCheckout(page);
  await enterCard(page, CARDS.good);
  await enterDetails(page, email);
  await payButton(page).click();
  return new URL((await returned).url()).searchParams.get("payment_intent") ?? "";
}

/** The statuses of all orders of an address. */
async function readStatuses(email: string): Promise<unknown[]> {
  const orders = await query(`SELECT status FROM "Order" WHERE email = $1`, [email]);
  return orders.map((order) => Reflect.get(Object(order), "status"));
}

/** Asks for a sweep as the clock does every ten minutes. */
async function sweep(): Promise<void> {
  await query("SELECT graphile_worker.add_job('sweep', '{}'::json, job_key := 'test-sweep')");
}

test("with the webhook lost, the success page fulfils", async ({ page }) => {
  await cardProvider.webhooks(false);
  const email = await buyCourse(page);
  await expectFulfilledOnce(email);
});

test("with the browser closed at the worst moment, the webhook fulfils", async ({ page }) => {
  const email = newAddress();
  await payAndVanish(page, email);
  await expectFulfilledOnce(email);
});

test("with both gone, the sweep fulfils", async ({ page }) => {
  const email = newAddress();
  await cardProvider.webhooks(false);
  // Until the order has been read, a sweep that the clock happens to start must find nothing.
  await cardProvider.fail({ status: 500, paths: "^/v1/(payment_intents|events)$", method: "GET" });
  await payAndVanish(page, email);
  expect(await readStatuses(email)).toEqual(["pending"]);
  await cardProvider.recover();
  await sweep();
  await expectFulfilledOnce(email);
});

test("with the server killed while the card is charged, it is fulfilled when it is back", async ({
  page,
}) => {
  const email = newAddress();
  await openCheckout(page);
  await enterCard(page, CARDS.good);
  await enterDetails(page, email);
  await page.context().route(/payment_intents\/.*\/confirm/, async (route) => {
    await site.kill();
    await route.continue();
  });
  const charged = page.waitForResponse(/payment_intents\/.*\/confirm/);
  await payButton(page).click();
  expect((await charged).ok()).toBe(true);
  expect(await readStatuses(email)).toEqual(["pending"]);
  await site.start();
  await expectFulfilledOnce(email, 100);
});

test("an event delivered a hundred times at once is one grant and one mail each", async ({
  page,
}) => {
  const email = newAddress();
  await cardProvider.webhooks(false);
  const payment = await payAndVanish(page, email);
  await cardProvider.webhooks(true);
  await cardProvider.deliver("payment_intent.succeeded", 100);
  await expectFulfilledOnce(email);
  const grants = await query(
    `SELECT g.id FROM "Grant" g JOIN "Order" o ON o.id = g."orderId" WHERE o."paymentIntentId" = $1`,
    [payment],
  );
  expect(grants).toHaveLength(1);
});

test("a full refund ends access within seconds and says so", async ({ page }) => {
  const email = await buyCourse(page);
  const payment = readPaymentId(page);
  await page.getByRole("link", { name: "Start Learning" }).click();
  await expect(page.getByRole("button", { name: "Mark as Complete" }).first()).toBeVisible();
  await cardProvider.post(`payments/${payment}/refund`);
  await mailbox.mail(email, /^Your refund/);
  expect((await page.reload())?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Course Not Found" })).toBeVisible();
});

test("a dispute suspends access, winning it restores it", async ({ page }) => {
  const email = newAddress();
  await openCheckout(page);
  await enterCard(page, CARDS.disputed);
  await enterDetails(page, email);
  await payButton(page).click();
  await page.waitForURL("**/payment-success**");
  const payment = readPaymentId(page);
  // Ends the page, and with it its own sign-in, which would set a session behind the clearing.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await signInByCode(page, email);
  const learn = "/learn/the-journey-to-self-discovery";
  await expect.poll(async () => (await page.goto(learn))?.status()).toBe(404);
  await cardProvider.post(`disputes/${payment}/won`);
  await expect.poll(async () => (await page.goto(learn))?.status()).toBe(200);
});
