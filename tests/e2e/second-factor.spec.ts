import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import { forgetCoach, PhoneClock, readKey, signInAsCoach } from "../support/coach";
import { expectToSuitEveryone } from "../support/everyone";
import { holdBack } from "../support/hold-back";
import { newAddress } from "../support/samples";
import { askForCode } from "../support/shopper";
import { mailbox, query } from "../support/world";

test.beforeEach(forgetCoach);

/** Signs in with the mailed code, which leads to the account. */
async function signInByMail(page: Page, email: string): Promise<void> {
  const code = await askForCode(page, email);
  await page.getByLabel("Six-digit code").fill(code);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "My courses" })).toBeVisible();
}

async function setUpPhone(page: Page): Promise<PhoneClock> {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Begin" }).click();
  const phone = new PhoneClock(await readKey(page));
  await page.getByLabel("Six-digit code").fill(phone.code());
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("Keep these recovery codes")).toBeVisible();
  return phone;
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Six-digit code").fill(code);
  await page.getByRole("button", { name: "Go on" }).click();
}

for (const width of [360, 1440]) {
  test(`the coach sets a phone up at the first visit, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInByMail(page, COACH_EMAIL);
    await page.goto("/admin/security");
    await expect(page.getByRole("heading", { name: "Set up your phone" })).toBeVisible();
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
    await expectToSuitEveryone(page);

    await page.getByLabel("Six-digit code").fill("12345");
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page.getByText("The code has six digits")).toBeVisible();
    const phone = new PhoneClock(await readKey(page));
    await page.getByLabel("Six-digit code").fill(phone.code());
    await page.keyboard.press("Enter");

    const codes = page.getByRole("listitem").filter({ hasText: /^\w{4}(-\w{4}){3}$/ });
    await expect(codes).toHaveCount(10);
    await expectToSuitEveryone(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download them as a text file" }).click();
    const file = readFileSync(await (await download).path(), "utf8");
    expect(file.trim().split("\n")).toEqual(await codes.allInnerTexts());

    await page.getByRole("link", { name: "I have kept them" }).click();
    await expect(page).toHaveURL("/admin/security");
    await expect(page.getByText("Recovery codes left")).toBeVisible();
    await expectToSuitEveryone(page);
    const { text } = await mailbox.mail(COACH_EMAIL, /^About your sign-in/);
    expect(text).toContain("A phone was set up");
  });
}

test("while the phone’s first code is on its way, its form takes no typing", async ({ page }) => {
  await signInByMail(page, COACH_EMAIL);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Begin" }).click();
  const field = page.getByLabel("Six-digit code");
  await field.fill("1234");
  const release = await holdBack(page, "**/signin/factor/set-up*");
  await field.press("Enter");
  const button = page.getByRole("button", { name: "Finish" });
  await expect(button).toBeDisabled();
  await field.focus();
  await page.keyboard.type("56");
  await expect(field).toHaveValue("1234");
  await expect(button).toBeFocused();
  release();
  await expect(page.getByText("The code has six digits")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("1234");
});

test("the next sign-in asks for the phone, refuses a used code, and leads back", async ({
  page,
}) => {
  await signInByMail(page, COACH_EMAIL);
  const phone = await setUpPhone(page);
  await page.context().clearCookies();
  await signInByMail(page, COACH_EMAIL);
  await page.goto("/admin/security");
  await expect(page).toHaveURL("/signin/factor?callbackUrl=%2Fadmin%2Fsecurity");
  await enterCode(page, phone.usedCode());
  await expect(page.getByText("This code is not right")).toBeVisible();
  await expectToSuitEveryone(page);
  await enterCode(page, phone.code());
  await expect(page).toHaveURL("/admin/security");
});

test("a search too long for the head of an answer is left behind on the way to the phone’s page", async ({
  page,
}) => {
  await signInByMail(page, COACH_EMAIL);
  const path = `/admin/orders?q=${"%2F".repeat(3000)}`;
  const { location } = (await page.request.get(path, { maxRedirects: 0 })).headers();
  expect(location).toMatch(/\/signin\/factor\?callbackUrl=%2Fadmin%2Forders$/);
});

test("a lost phone: a recovery code opens the way to another one", async ({ page }) => {
  await signInByMail(page, COACH_EMAIL);
  await setUpPhone(page);
  const code = await page
    .getByRole("listitem")
    .filter({ hasText: /^\w{4}-/ })
    .first()
    .innerText();
  await page.context().clearCookies();
  await signInByMail(page, COACH_EMAIL);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill("0000-0000-0000-0000");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("This is not one of your recovery codes")).toBeVisible();
  await expectToSuitEveryone(page);
  await page.getByLabel("Recovery code").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Set up another phone" }).click();
  const phone = new PhoneClock(await readKey(page));
  await page.getByLabel("Six-digit code").fill(phone.code());
  await page.getByRole("button", { name: "Finish" }).click();
  await page.getByRole("link", { name: "I have kept them" }).click();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
});

test("a stale proof leads to the code and back before anything of the phone is changed", async ({
  page,
}) => {
  await signInByMail(page, COACH_EMAIL);
  await setUpPhone(page);
  await query(`UPDATE "Session" SET "factorProvenAt" = now() - interval '11 minutes'`);
  await page.goto("/admin/security");
  await page.getByRole("button", { name: "Make new recovery codes" }).click();
  await expect(page.getByText("This needs a new code from your phone first.")).toBeVisible();
  await page.goto("/signin/factor/set-up");
  await expect(page.getByRole("heading", { name: "The code from your phone" })).toBeVisible();
});

test("without script the phone is set up and proven all the same", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInByMail(page, COACH_EMAIL);
  const phone = await setUpPhone(page);
  await expect(page.getByRole("listitem").filter({ hasText: /^\w{4}(-\w{4}){3}$/ })).toHaveCount(
    10,
  );
  await query(`UPDATE "Session" SET "factorProvenAt" = NULL`);
  await page.goto("/admin");
  await enterCode(page, phone.code());
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await context.close();
});

test("for a buyer there is no second factor to set up", async ({ page }) => {
  await signInByMail(page, newAddress());
  for (const path of ["/signin/factor", "/signin/factor/set-up", "/signin/factor/recovery"]) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});

test("the coach of a proven session stays the coach on every page", async ({ page }) => {
  await signInAsCoach(page.context());
  const answer = await page.goto("/admin");
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectToSuitEveryone(page);
});
