import { expect, type Page, test } from "@playwright/test";
import { z } from "zod";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import { newCourse, newLearner } from "../support/learner";
import { codeIn, linkIn } from "../support/mail-parts";
import { publicPages } from "../support/public-pages";
import { payByCard } from "../support/sale";
import { newAddress } from "../support/samples";
import { findLink } from "../support/shopper";
import { cardProvider, mailbox, query, siteUrl } from "../support/world";

test.use({ javaScriptEnabled: false });

test("every public page reads", async ({ page }) => {
  for (const [path] of publicPages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu opens and leads on", async ({ page }) => {
    await page.goto("/");
    const nav = page.getByRole("navigation", { name: "Main" });
    await page.getByRole("button", { name: "Menu" }).click();
    await nav.getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(`${siteUrl}/about`);
    await expect(nav.getByRole("link", { name: "About" })).toBeHidden();
  });
});

test("the newsletter takes an address, and refuses a wrong one with what was typed", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto("/");
  await page.getByLabel("Email address").fill("reader@nowhere");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveValue("reader@nowhere");

  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("heading", { name: "Success!" })).toBeVisible();
  await page.goto(linkIn(await mailbox.mail(email, /confirm/), "/newsletter/confirm"));
  await page.getByRole("button", { name: "Yes, subscribe me" }).click();
  await expect(page.getByText("You are on the list")).toBeVisible();
  const welcome = await mailbox.mail(email, /^Welcome$/);

  await page.goto(linkIn(welcome, "/newsletter/unsubscribe"));
  await page.getByRole("button", { name: "Unsubscribe me" }).click();
  await expect(page.getByText("You have been unsubscribed.")).toBeVisible();
});

test("a payment in processing is seen to be done, without a reload by hand", async ({ page }) => {
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

test("signing in works by the mailed link, and by the code", async ({ page }) => {
  const { courseId } = await newCourse("generic", [{ title: "One" }]);
  const userId = await newLearner(courseId);
  const [{ email }] = z
    .tuple([z.object({ email: z.string() })])
    .parse(await query(`SELECT email FROM "User" WHERE id = $1`, [userId]));
  await askForSignIn(page, "someone@nowhere");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveValue("someone@nowhere");

  await askForSignIn(page, email);
  const mail = await mailbox.mail(email, /sign-in/i);
  await page.getByLabel("Six-digit code").fill("000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("This code is not right, or no longer valid")).toBeVisible();
  await page.getByLabel("Six-digit code").fill(codeIn(mail));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "My courses" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();

  await askForSignIn(page, email);
  await expect.poll(async () => (await mailbox.messages(email)).length).toBe(2);
  await page.goto(await findLink(email, /sign-in/i));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "My courses" })).toBeVisible();
});

async function askForSignIn(page: Page, email: string): Promise<void> {
  await page.goto("/signin");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
}

test("a message is refused with what was typed, and then sent", async ({ page }) => {
  const email = newAddress();
  await page.goto("/contact?topic=keynote");
  await page.getByLabel("Name").fill("Róisín Magee");
  await page.getByLabel("Subject").fill(`Without a script ${email}`);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Róisín Magee");

  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("status").first()).toContainText("Message Sent!");
  await expect(page.getByRole("status").first()).toBeInViewport();
  expect((await mailbox.mail(COACH_EMAIL, new RegExp(email))).replyTo).toEqual([email]);
});

test("the checkout says that its card form needs JavaScript", async ({ page }) => {
  await page.goto("/checkout/1");
  await expect(page.getByRole("status").first()).toContainText("The card form needs JavaScript");
  await expect(page.getByText("Preparing the payment form")).toBeHidden();
});
