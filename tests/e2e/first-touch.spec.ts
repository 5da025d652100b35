import { expect, type Page, test } from "@playwright/test";
import { paths } from "@/lib/paths";
import { untilHydrated } from "../support/hydrated";
import { newAddress } from "../support/samples";
import { mailbox } from "../support/world";

/** Holds the framework's files back until the test lets them go. */
async function holdFramework(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("no script competes with what is there to be read, and none waits for a visitor", async ({
  page,
}) => {
  await page.goto(paths.home);
  await untilHydrated(page);
  const [loaded, painted, hydrated] = await page.evaluate(() => [
    performance.getEntriesByType("navigation")[0]?.toJSON().loadEventStart,
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    performance.getEntriesByName("hydrated")[0]?.startTime,
  ]);
  expect(hydrated).toBeGreaterThan(loaded);
  expect(hydrated).toBeGreaterThan(painted ?? 0);
});

test("a form sent before the framework is there is sent once, and answered in the page", async ({
  page,
}) => {
  const release = await holdFramework(page);
  await page.goto(paths.home, { waitUntil: "domcontentloaded" });
  const address = newAddress();
  const field = page.getByLabel("E-mail address");
  await field.fill(address);
  await field.press("Enter");
  expect(await mailbox.messages(address)).toEqual([]);
  release();
  await expect(page.getByText("Success!")).toBeVisible();
  await expect(page).toHaveURL(paths.home);
  await mailbox.mail(address, /confirm/i);
  expect(await mailbox.messages(address)).toHaveLength(1);
});

test("a link followed before the framework is there leads on all the same", async ({ page }) => {
  await holdFramework(page);
  await page.goto(paths.home, { waitUntil: "domcontentloaded" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(paths.contact);
});

test("a button pressed before the framework is there is answered when it is", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdFramework(page);
  await page.goto(paths.home, { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: /pause/i }).click();
  release();
  await expect(page.getByRole("button", { name: /play/i })).toBeVisible();
});

test("where the framework cannot be fetched, forms are sent without it", async ({ page }) => {
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  await page.goto(paths.home);
  const field = page.getByLabel("E-mail address");
  await field.fill(newAddress());
  await field.press("Enter");
  await expect(page).toHaveURL(/newsletter\/sent/, { timeout: 15_000 });
});
