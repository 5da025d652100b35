import type { Page } from "@playwright/test";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import { codeIn, linkIn } from "../support/mail-parts";
import { payByCard } from "../support/sale";
import { newAddress } from "../support/samples";
import { findLink } from "../support/shopper";
import { cardProvider, mailbox, siteUrl } from "../support/world";
import { expect, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

/** The browser accepts it, so the server's own answer shows: no mail address is longer than 254 characters. */
const TOO_LONG = `${"a".repeat(245)}@too-long.example`;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu opens and its links work", async ({ page }) => {
    await page.goto("/");
    const nav = page.getByRole("navigation", { name: "Main" });
    await page.getByRole("button", { name: "Menu" }).click();
    await nav.getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await expect(nav.getByRole("link", { name: "About" })).toBeHidden();
  });
});

test("the newsletter form accepts an address, and keeps one that it refuses", async ({ page }) => {
  const email = newAddress();
  await page.goto("/");
  await enterAddress(page, TOO_LONG, "Subscribe");
  await expectAddressRefused(page, TOO_LONG);

  await enterAddress(page, email, "Subscribe");
  await expect(page.getByRole("heading", { name: "Success!" })).toBeVisible();
  await page.goto(linkIn(await mailbox.mail(email, /confirm/), "/newsletter/confirm"));
  await page.getByRole("button", { name: "Yes, subscribe me" }).click();
  await expect(page.getByText("You are on the list")).toBeVisible();
  const welcome = await mailbox.mail(email, /^Welcome$/);

  await page.goto(linkIn(welcome, "/newsletter/unsubscribe"));
  await page.getByRole("button", { name: "Unsubscribe me" }).click();
  await expect(page.getByText("You have been unsubscribed.")).toBeVisible();
});

test("the page of a payment in processing reloads until the payment succeeds", {
  tag: "@full",
}, async ({ page }) => {
  const { paymentIntentId, clientSecret } = await payByCard("pm_card_processing");
  const payment = new URLSearchParams({
    payment_intent: paymentIntentId,
    payment_intent_client_secret: clientSecret,
  });
  await page.goto(`/payment-success?${payment}`);
  await expect(
    page.getByRole("heading", { name: "Your payment is being processed" }),
  ).toBeVisible();
  await cardProvider.post(`payments/${paymentIntentId}/settle`, { outcome: "succeeded" });
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

test("signing in works by mailed link and by code", async ({ page, context, learner }) => {
  await context.clearCookies();
  const courses = page.getByRole("heading", { name: "My courses" });
  await page.goto("/signin");
  await enterAddress(page, TOO_LONG, "Send me a link");
  await expectAddressRefused(page, TOO_LONG);

  await enterAddress(page, learner.email, "Send me a link");
  const mail = await mailbox.mail(learner.email, /sign-in/i);
  await page.getByLabel("Six-digit code").fill("000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("This code is not right, or no longer valid")).toBeVisible();
  await page.getByLabel("Six-digit code").fill(codeIn(mail));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(courses).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();

  await page.goto("/signin");
  await enterAddress(page, learner.email, "Send me a link");
  await expect.poll(async () => (await mailbox.messages(learner.email)).length).toBe(2);
  await page.goto(await findLink(learner.email, /sign-in/i));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(courses).toBeVisible();
});

test("a refused message keeps its text, and is sent once corrected", async ({ page }) => {
  const email = newAddress();
  await page.goto("/contact?topic=keynote");
  await page.getByLabel("Name").fill("Róisín Magee");
  await page.getByLabel("Subject").fill(`Without a script ${email}`);
  await enterAddress(page, "", "Send message");
  await expectAddressRefused(page, "");
  await expect(page.getByLabel("Name")).toHaveValue("Róisín Magee");

  await enterAddress(page, email, "Send message");
  await expect(page.getByRole("status").first()).toContainText("Message Sent!");
  await expect(page.getByRole("status").first()).toBeInViewport();
  expect((await mailbox.mail(COACH_EMAIL, new RegExp(email))).replyTo).toEqual([email]);
});

test("the checkout says that its card form needs JavaScript", async ({ page }) => {
  await page.goto("/checkout/1");
  await expect(page.getByRole("status").first()).toContainText("The card form needs JavaScript");
  await expect(page.getByText("Preparing the payment form")).toBeHidden();
});

async function enterAddress(page: Page, email: string, button: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: button }).click();
}

async function expectAddressRefused(page: Page, email: string): Promise<void> {
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveValue(email);
}

test("a form from an earlier release is answered with the site's own error page", async ({
  request,
}) => {
  const answer = await request.post("/contact", {
    headers: { accept: "text/html", origin: siteUrl },
    multipart: { [`$ACTION_ID_00${"a".repeat(40)}`]: "", message: "Do you speak Irish?" },
  });
  expect(answer.status()).toBe(409);
  expect(await answer.text()).toContain("We cannot show this page at the moment");
});
