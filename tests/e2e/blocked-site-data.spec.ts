import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, expect, test } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { findChromium } from "../support/chromium";
import { untilHydrated } from "../support/hydrated";
import { JOURNEY, newAddress } from "../support/samples";
import {
  askForCode,
  CARDS,
  enterCard,
  enterDetails,
  findLink,
  openCheckout,
  payButton,
} from "../support/shopper";
import { siteUrl } from "../support/world";

const denied = `{ throw new DOMException("The operation is insecure.", "SecurityError"); }`;

/** How browsers refuse when their owners block site data, and extensions that guard it. */
const refusals = {
  "reading from storage": `for (const name of ["getItem", "setItem", "removeItem"]) Storage.prototype[name] = () => ${denied};`,
  "a service worker": `Object.defineProperty(navigator, "serviceWorker", { get() ${denied} });`,
  storage: `for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new Error("Blocked."); } });`,
};

for (const [what, script] of Object.entries(refusals)) {
  test(`buying and learning work in a browser that refuses ${what}`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.addInitScript(script);
    await openCheckout(page);
    await enterDetails(page, newAddress());
    await enterCard(page, CARDS.good);
    await payButton(page).click();
    await page.getByRole("link", { name: "Start Learning" }).click();
    await page
      .getByRole("button", { name: /^Mark as Complete/ })
      .first()
      .click();
    await expect(page.getByText("1 of 11 lessons complete")).toBeVisible();
    const speed = page.getByRole("combobox", { name: /^Speed/ }).first();
    await speed.selectOption("1.5");
    await expect(page.locator("video").first()).toHaveJSProperty("playbackRate", 1.5);
    await expect(speed).toHaveValue("1.5");
    expect(errors).toEqual([]);
  });
}

const notice = "This browser keeps no cookies";

const withoutCookies = `Object.defineProperty(Document.prototype, "cookie", { get() ${denied}, set() ${denied} });`;

test("a browser that cannot read cookies shows the cookie notice before anything is paid", async ({
  page,
}) => {
  await page.addInitScript(withoutCookies);
  await openCheckout(page);
  await expect(page.getByText(notice)).toBeVisible();
});

test("a browser that cannot read cookies says so beside the button that would use up a mailed link", async ({
  page,
}) => {
  const email = newAddress();
  await askForCode(page, email);
  await page.addInitScript(withoutCookies);
  await page.goto(await findLink(email, /sign-in/i));
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
});

test("a browser that keeps cookies shows no cookie notice while signing in, even after a wrong code", async ({
  page,
}) => {
  await askForCode(page, newAddress());
  await page.getByLabel("Six-digit code").fill("000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("This code is not right")).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
});

test("Chromium with all site data blocked shows the cookie notice before anything is paid", async () => {
  const profile = test.info().outputPath("profile");
  mkdirSync(join(profile, "Default"), { recursive: true });
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    baseURL: siteUrl,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(paths.course(JOURNEY));
  await page.getByRole("link", { name: "Buy this course" }).first().click();
  await expect(page.getByText(notice)).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe("");
  await page.goto(paths.signIn());
  await untilHydrated(page);
  await expect(page.getByText(notice)).toBeVisible();
  await context.close();
});
