import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import {
  findOrCreateCoach,
  forgetCoach,
  PhoneClock,
  readKey,
  signInAsCoach,
} from "../support/coach";
import { expectToSuitEveryone } from "../support/everyone";
import { holdBack } from "../support/hold-back";
import { newCourse, newLearner, signIn } from "../support/learner";
import { ageSecondFactor } from "../support/people";
import { signInByCode } from "../support/shopper";
import { mailbox } from "../support/world";

test.use({ viewport: { width: 360, height: 800 } });
test.beforeEach(forgetCoach);

/** Signs the coach in as the mailed link does, without the second factor. */
async function signInWithoutPhone(page: Page): Promise<void> {
  await page.context().clearCookies();
  await signIn(page.context(), await findOrCreateCoach());
}

const recoveryCodes = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: /^\w{4}(-\w{4}){3}$/ });

async function setUpPhone(page: Page): Promise<PhoneClock> {
  await signInWithoutPhone(page);
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

test("the coach sets up a phone at the first visit", async ({ page }) => {
  await signInByCode(page, COACH_EMAIL);
  await page.goto("/admin/security");
  await expect(page.getByRole("heading", { name: "Set up your phone" })).toBeVisible();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await expectToSuitEveryone(page);

  const field = page.getByLabel("Six-digit code");
  const finish = page.getByRole("button", { name: "Finish" });
  await field.fill("1234");
  const release = await holdBack(page, "**/signin/factor/set-up*");
  await field.press("Enter");
  await expect(finish).toBeDisabled();
  await field.focus();
  await page.keyboard.type("56");
  await expect(field).toHaveValue("1234");
  await expect(finish).toBeFocused();
  release();
  await expect(page.getByText("The code has six digits")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("1234");
  await field.fill(new PhoneClock(await readKey(page)).code());
  await page.keyboard.press("Enter");

  await expect(recoveryCodes(page)).toHaveCount(10);
  await expectToSuitEveryone(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download them as a text file" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file.trim().split("\n")).toEqual(await recoveryCodes(page).allInnerTexts());

  await page.getByRole("link", { name: "I have kept them" }).click();
  await expect(page).toHaveURL("/admin/security");
  await expect(page.getByText("Recovery codes left")).toBeVisible();
  await expectToSuitEveryone(page);
  const { text } = await mailbox.mail(COACH_EMAIL, /^About your sign-in/);
  expect(text).toContain("A phone was set up");
});

test("the next sign-in asks for a code, refuses a used one, and returns to the page asked for", async ({
  page,
}) => {
  const phone = await setUpPhone(page);
  await signInWithoutPhone(page);
  await page.goto("/admin/security");
  await expect(page).toHaveURL("/signin/factor?callbackUrl=%2Fadmin%2Fsecurity");
  await enterCode(page, phone.usedCode());
  await expect(page.getByText("This code was used already")).toBeVisible();
  await expectToSuitEveryone(page);
  await enterCode(page, phone.code());
  await expect(page).toHaveURL("/admin/security");
});

test("the redirect to the second factor drops a search that is too long for its headers", async ({
  page,
}) => {
  await signInWithoutPhone(page);
  const path = `/admin/orders?q=${"%2F".repeat(3000)}`;
  const { location } = (await page.request.get(path, { maxRedirects: 0 })).headers();
  expect(location).toMatch(/\/signin\/factor\?callbackUrl=%2Fadmin%2Forders$/);
});

test("a recovery code lets the coach set up another phone", async ({ page }) => {
  await setUpPhone(page);
  const code = await recoveryCodes(page).first().innerText();
  await signInWithoutPhone(page);
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

test("a stale proof requires a new code before the second factor can be changed", async ({
  page,
}) => {
  await setUpPhone(page);
  await ageSecondFactor();
  await page.goto("/admin/security");
  await page.getByRole("button", { name: "Make new recovery codes" }).click();
  await expect(page.getByText("This needs a new code from your phone first.")).toBeVisible();
  await page.goto("/signin/factor/set-up");
  await expect(page.getByRole("heading", { name: "The code from your phone" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the phone can be set up and its code entered", { tag: "@full" }, async ({ page }) => {
    const phone = await setUpPhone(page);
    await expect(recoveryCodes(page)).toHaveCount(10);
    await signInWithoutPhone(page);
    await page.goto("/admin");
    await enterCode(page, phone.code());
    await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  });
});

test("a learner gets 404 for the second factor's pages and the back office", async ({ page }) => {
  const { courseId } = await newCourse("generic", []);
  await signIn(page.context(), await newLearner(courseId));
  for (const path of ["/signin/factor", "/signin/factor/set-up", "/signin/factor/recovery"]) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  }
  for (const path of ["/admin", "/admin/orders/1001", `/preview/courses/${courseId}`]) {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toMatch(/<h1[^>]*>404 Page Not Found</);
  }
});

test("the back office is neither cached nor indexed by search engines", async ({ page }) => {
  await signInAsCoach(page.context());
  const answer = await page.goto("/admin");
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});
