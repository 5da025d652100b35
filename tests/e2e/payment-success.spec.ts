import { expect, type Page } from "@playwright/test";
import { holdBack } from "../support/hold-back";
import { CONTACT_EMAIL } from "../support/public-pages";
import { payInBrowser, sellCourse, untilPaid } from "../support/sale";
import { JOURNEY, newAddress } from "../support/samples";
import {
  CARDS,
  enterCard,
  enterDetails,
  isSignedIn,
  openCheckout,
  payButton,
  untilSignedIn,
} from "../support/shopper";
import { cardProvider, mailbox, query } from "../support/world";
import { test } from "./fixtures";

const OTHER = "the-great-process-in-practice";

const heading = (page: Page, name: string) => page.getByRole("heading", { name });

/** Skips, as often as needed, the four seconds after which a waiting page asks again. */
async function letItAsk(page: Page, until: () => unknown): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4_000);
    await until();
  }).toPass();
}

const shows = (page: Page, name: string) =>
  letItAsk(page, () => expect(heading(page, name)).toBeVisible({ timeout: 1_000 }));

test.afterEach(() => cardProvider.recover());

test("the success page says what happens next, and signs nobody in when opened again", async ({
  page,
}) => {
  const { success, email } = await payInBrowser(page);
  await page.goto(success);
  await expect(heading(page, "Payment Successful!")).toBeVisible();
  await expect(page.getByText("Payment Successful!")).toHaveCount(1);
  const main = page.getByRole("main");
  await expect(main).toContainText(`A confirmation e-mail has been sent to ${email}`);
  const promises = ["lifetime access", "Learn at your own pace", "Download materials"];
  for (const text of ["What happens next?", ...promises, CONTACT_EMAIL]) {
    await expect(main).toContainText(text);
  }
  await expect(main.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");

  await untilSignedIn(page);
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goto(success);
  await page.getByRole("link", { name: "Start Learning" }).click();
  await expect(page).toHaveURL(/\/signin/);
});

test("the page of a payment in processing updates once the payment succeeds", async ({
  page,
  context,
}) => {
  const { success, paymentIntentId } = await payInBrowser(page, { card: "pm_card_processing" });
  await page.clock.install();
  await page.goto(success);
  // The existing region: a screen reader would not announce a new one that appears together with its text.
  const heard = await page
    .getByRole("status")
    .filter({ hasText: "Your payment is being processed" })
    .elementHandle();
  let [asked, failed] = [0, 0];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/health")) asked += 1;
  });
  page.on("requestfailed", () => {
    failed += 1;
  });

  await test.step("while the connection is lost", async () => {
    await context.setOffline(true);
    // The page itself asks first; a second request comes from a page that is still open, or from the browser.
    await letItAsk(page, () => expect(failed).toBeGreaterThan(1));
    await expect(heading(page, "Your payment is being processed")).toBeVisible();
    await context.setOffline(false);
  });
  await test.step("with one request at a time on a slow connection", async () => {
    const release = await holdBack(page, "**/api/health");
    asked = 0;
    await letItAsk(page, () => expect(asked).toBe(1));
    await page.clock.runFor(20_000);
    expect(asked).toBe(1);
    release();
    await letItAsk(page, () => expect(asked).toBeGreaterThan(1));
    await page.unroute("**/api/health");
  });
  await cardProvider.post(`payments/${paymentIntentId}/settle`, { outcome: "succeeded" });
  await shows(page, "Payment Successful!");
  expect(await heard?.isVisible()).toBe(true);
  expect(await heard?.innerText()).toBe("Payment Successful!");
});

test("what was typed is still there if a payment in processing fails in the end", async ({
  page,
}) => {
  const email = newAddress();
  await openCheckout(page);
  await enterDetails(page, email);
  const { success, paymentIntentId } = await payInBrowser(page, { card: "pm_card_processing" });
  await page.goto(success);
  await expect(heading(page, "Your payment is being processed")).toBeVisible();
  await cardProvider.post(`payments/${paymentIntentId}/settle`, { outcome: "failed" });
  await expect(heading(page, "The payment did not go through")).toBeVisible();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByLabel("Email address")).toHaveValue(email);
});

test("the success page opened more than an hour after the payment says where the sign-in link is", async ({
  page,
}) => {
  const { success, email, orderId } = await payInBrowser(page);
  await untilPaid(orderId);
  await query(`UPDATE "Order" SET "paidAt" = now() - interval '61 minutes' WHERE id = $1`, [
    orderId,
  ]);
  await page.goto(success);
  await expect(page.getByText("Paying signs a browser in for an hour only.")).toContainText(
    `was sent to ${email}`,
  );
  expect(await isSignedIn(page)).toBe(false);
});

test("the success page follows the card provider through an outage and a refund", async ({
  page,
}) => {
  const { success, email, orderId, paymentIntentId } = await payInBrowser(page);
  await untilPaid(orderId);
  await page.clock.install();
  await cardProvider.fail({ status: 503, paths: "^/v1/payment_intents" });
  await page.goto(success);
  await expect(heading(page, "We cannot look up your payment at the moment")).toBeVisible();
  await cardProvider.recover();
  await shows(page, "Payment Successful!");

  await cardProvider.post(`payments/${paymentIntentId}/refund`);
  await mailbox.mail(email, /^Your refund for/);
  await page.goto(success);
  await expect(heading(page, "This purchase is closed")).toBeVisible();
  await expect(page.getByText("The payment was refunded, so the access ended on")).toBeVisible();
  await expect(page.getByText("A second payment")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Start Learning" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("a payment that does not match its order is referred to the coach, and the page says so", async ({
  page,
}) => {
  await cardProvider.webhooks(false);
  const { success, orderId } = await payInBrowser(page);
  await cardProvider.webhooks(true);
  // As if somebody had changed the order between the card form and the payment.
  await query(`UPDATE "Order" SET "pricePence" = 4998 WHERE id = $1`, [orderId]);
  await page.goto(success);
  await expect(heading(page, "We need to check your payment")).toBeVisible();
  await expect(page.getByText("Your coach has been told and will write to you.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: CONTACT_EMAIL })).toBeVisible();
});

async function correctAddress(page: Page, email: string): Promise<void> {
  await page.getByText("Not your address? Correct it").click();
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Email address").press("Enter");
}

test("correcting an address that was mistyped for two courses corrects both", {
  tag: "@full",
}, async ({ page }) => {
  const { email } = await payInBrowser(page);
  const { success } = await payInBrowser(page, { email, slug: OTHER });
  await page.goto(success);
  await untilSignedIn(page);

  const field = page.getByLabel("Email address");
  await test.step("the form accepts no typing while it is being sent", async () => {
    const release = await holdBack(page, "**/payment-success?*");
    const wrong = email.replace("@", "@@");
    await correctAddress(page, wrong);
    const button = page.getByRole("button", { name: "Send the sign-in link there" });
    await expect(button).toBeDisabled();
    await field.focus();
    await page.keyboard.type("Lost");
    await expect(field).toHaveValue(wrong);
    await expect(button).toBeFocused();
    release();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(wrong);
  });
  const right = newAddress();
  await field.fill(right);
  await field.press("Enter");
  await expect(page.getByText("Address corrected")).toBeVisible();
  await expect(page.locator(":focus")).toContainText("Address corrected");
  await expect(page.getByText(`The sign-in link is now on its way to ${right}.`)).toBeVisible();
  await expect.poll(() => mailbox.messages(right)).toHaveLength(2);
  for (const slug of [JOURNEY, OTHER]) {
    expect((await page.request.get(`/learn/${slug}`, { maxRedirects: 0 })).status()).toBe(200);
  }
});

test("a payment is refunded when its address is corrected to one that owns the course", async ({
  page,
  buyer: owner,
}) => {
  await page.context().clearCookies();
  await page.goto((await payInBrowser(page)).success);
  await correctAddress(page, owner.email);
  const answer = page.getByText(
    `${owner.email} owns this course already, so this payment goes back to your card. Sign in with that address to learn.`,
  );
  // The page may hear of the refund first, and then shows what it shows after a reload.
  await expect(answer.or(heading(page, "You own this course already"))).toBeVisible();
  await expect(page.getByText("on its way")).toHaveCount(0);
  await mailbox.mail(owner.email, /^Your refund for/);
  await page.reload();
  await expect(heading(page, "You own this course already")).toBeVisible();
  await expect(page.getByText("This second payment goes back to your card")).toBeVisible();
  await expect(page.getByText("account was deleted")).toHaveCount(0);
});

test("a buyer with an account is told about the sign-in link, and signs in without typing the address", async ({
  page,
}) => {
  const { email } = await sellCourse({ slug: OTHER });
  await openCheckout(page);
  await enterCard(page, CARDS.good);
  await enterDetails(page, email);
  await payButton(page).click();
  await expect(page.getByText("Your sign-in link is in the mail")).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);
  await page.getByRole("link", { name: "Start Learning" }).click();
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByLabel("Six-digit code")).toBeFocused();
});

test("in another browser than the payer’s, the success page says where the sign-in link is, and names no address", async ({
  page,
}) => {
  const { success, orderId, email } = await payInBrowser(page);
  await untilPaid(orderId);
  await page.context().clearCookies();
  await page.goto(success);
  await expect(page.getByText("This browser is not signed in")).toBeVisible();
  await expect(page.getByText("A confirmation e-mail has been sent")).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await expect(page.getByText("Correct it")).toHaveCount(0);
});

test("the payer can neither correct an address with an account nor see its new one", {
  tag: "@full",
}, async ({ page }) => {
  const { email } = await sellCourse();
  const { success, orderId } = await payInBrowser(page, { email, slug: OTHER });
  await page.goto(success);
  await expect(page.getByText(`A confirmation e-mail has been sent to ${email}`)).toBeVisible();
  await expect(page.getByText("Not your address? Please write to us")).toBeVisible();
  await expect(page.getByText("Correct it")).toHaveCount(0);

  const moved = newAddress();
  await query(`UPDATE "Order" SET email = $2 WHERE id = $1`, [orderId, moved]);
  await query(
    `UPDATE "User" SET email = $2, "emailVerified" = now(), "firstSignInAt" = now() WHERE email = $1`,
    [email, moved],
  );
  await page.reload();
  await expect(
    page.getByText("A confirmation e-mail has been sent", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(moved)).toHaveCount(0);
  await expect(page.getByText("Not your address?")).toHaveCount(0);
});

test("a stranger who typed an address before its account moved, and pays afterwards, does not see the new one", {
  tag: "@full",
}, async ({ page }) => {
  const { email } = await sellCourse();
  const { success, orderId } = await payInBrowser(page, { email, slug: OTHER });
  await untilPaid(orderId);
  const moved = newAddress();
  await query(
    `UPDATE "Order" SET email = $2, "consentedAt" = now() - interval '2 minutes', "paidAt" = now() WHERE id = $1`,
    [orderId, moved],
  );
  await query(
    `UPDATE "User" SET email = $2, "emailVerified" = now() - interval '1 minute' WHERE email = $1`,
    [email, moved],
  );
  await page.goto(success);
  await expect(
    page.getByText("A confirmation e-mail has been sent", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(moved)).toHaveCount(0);
});

test("the browser that paid gets access to what it bought, and nothing else", async ({ page }) => {
  const { orderId } = await payInBrowser(page);
  await untilPaid(orderId);
  for (const path of ["/admin", `/learn/${OTHER}`]) {
    expect((await page.request.get(path)).url()).toContain("/signin");
  }
  await untilPaid((await payInBrowser(page, { slug: OTHER })).orderId);
  await page.goto(`/learn/${JOURNEY}`);
  await expect(page).toHaveURL(`/learn/${JOURNEY}`);
  await expect(page.getByRole("button", { name: "Mark as Complete" }).first()).toBeVisible();
  await page.context().clearCookies({ name: /session-token/ });
  await page.goto("/account");
  await expect(page).toHaveURL("/account");
});
