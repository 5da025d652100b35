import { expect, test } from "@playwright/test";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import { publicPages } from "../support/public-pages";
import { newAddress } from "../support/shopper";
import { mailbox, siteUrl } from "../support/world";

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
  await page.getByLabel("E-mail address").fill("reader@nowhere");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("E-mail address")).toHaveValue("reader@nowhere");

  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("heading", { name: "Success!" })).toBeVisible();
  const { text } = await mailbox.mail(email, /confirm/);
  const link = /https?:\S+\/newsletter\/confirm\S+/.exec(text ?? "")?.[0] ?? "";
  await page.goto(link);
  await page.getByRole("button", { name: "Yes, subscribe me" }).click();
  await expect(page.getByText("You are on the list")).toBeVisible();
  await mailbox.mail(email, /^Welcome$/);
});

test("a message is refused with what was typed, and then sent", async ({ page }) => {
  const email = newAddress();
  await page.goto("/contact?topic=keynote");
  await page.getByLabel("Name").fill("Róisín Magee");
  await page.getByLabel("Subject").fill(`Without a script ${email}`);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Róisín Magee");

  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("status").first()).toContainText("Message Sent!");
  expect((await mailbox.mail(COACH_EMAIL, new RegExp(email))).replyTo).toEqual([email]);
});

test("the checkout says that its card form needs JavaScript", async ({ page }) => {
  await page.goto("/checkout/1");
  await expect(page.getByRole("status").first()).toContainText("The card form needs JavaScript");
});
