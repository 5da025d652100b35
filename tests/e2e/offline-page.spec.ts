import type { Page } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { expectToSuitEveryone } from "../support/everyone";
import { untilHydrated } from "../support/hydrated";
import { TITLE_SUFFIX } from "../support/public-pages";
import { newAddress } from "../support/samples";
import { buyCourse } from "../support/shopper";
import { expect, test } from "./fixtures";

test.use({
  serviceWorkers: "allow",
  courseOf: {
    lessons: [{ title: "One", downloadUrl: "media:workbooks/taking-back-your-life.pdf" }],
  },
});

/** Opens a page, and waits until the browser has stored the page that it shows offline. */
async function openPrepared(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
}

const kept = (page: Page) => page.evaluate(() => caches.keys());
const heading = (page: Page) =>
  page.getByRole("heading", { name: "This page could not be reached" });

test("offline, a page of the site says so, and its link works once the connection returns", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPrepared(page, paths.contact);
  await context.setOffline(true);
  await page.goto(paths.about);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(TITLE_SUFFIX)).toBeVisible();
  await expectToSuitEveryone(page);
  await expect(page.getByText("Nothing was sent.")).toHaveCount(0);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(heading(page)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(paths.about);
  await expect(page.getByRole("heading", { level: 1, name: "About Your Coach" })).toBeVisible();
});

test("buying, learning and signing out work with the offline worker, which caches nothing of them", async ({
  page,
  context,
}) => {
  await openPrepared(page, paths.home);
  const email = await buyCourse(page, newAddress());
  await page.getByRole("link", { name: "Start Learning" }).click();
  await expect(page.getByText("0 of 11 lessons complete, 0%")).toBeVisible();
  await page.goto(paths.account);
  await expect(page.getByText(email)).toBeVisible();
  expect(await kept(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).not.toHaveURL(paths.account);
  await context.setOffline(true);
  await page.goto(paths.account);
  await expect(heading(page)).toBeVisible();
  expect(await page.content()).not.toContain(email);
  expect(await kept(page)).toEqual([]);
});

test("offline, signing out says that the page could not be reached, and leads back to try again", async ({
  page,
  context,
  learner,
}) => {
  await openPrepared(page, paths.account);
  await expect(page.getByText(learner.email)).toBeVisible();
  await context.setOffline(true);
  const signOut = page.getByRole("button", { name: "Sign out", exact: true });
  await signOut.click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText("Nothing was sent.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(paths.account);
  await signOut.click();
  await expect(page).toHaveURL(paths.home);
  await page.goto(paths.account);
  await expect(page).toHaveURL(/signin/);
});

test("a download is complete, and a form keeps its text on going back from the offline page", {
  tag: "@full",
}, async ({ page, context, course, learner }) => {
  expect(learner.email).toBeTruthy();
  await openPrepared(page, `/learn/${course.slug}`);
  const coming = page.waitForEvent("download");
  const link = page.getByRole("link", { name: /^Download/ });
  // Opened in this tab, because the link itself opens another one.
  await link.evaluate((it: HTMLAnchorElement) => location.assign(it.href));
  expect(await (await coming).failure()).toBeNull();
  await page.goto(paths.contact);
  const field = page.getByRole("textbox", { name: "Message" });
  await field.fill("Do you speak Irish?");
  await context.setOffline(true);
  await page.goto(paths.about);
  await expect(heading(page)).toBeVisible();
  await context.setOffline(false);
  await page.goBack();
  await expect(field).toHaveValue("Do you speak Irish?");
});

test("a newer worker takes over at once, and an unregistered one leaves no offline page", {
  tag: "@full",
}, async ({ page, context }) => {
  await openPrepared(page, paths.contact);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const newer = await navigator.serviceWorker.register("/offline-worker.js?brand=Newer");
    const isNewer = () => newer.active !== null && newer.active !== active;
    while (!isNewer()) await new Promise((soon) => setTimeout(soon, 50));
  });
  await context.setOffline(true);
  await page.goto(paths.about);
  await expect(page.getByText("Newer", { exact: true })).toBeVisible();
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations())
      await worker.unregister();
  });
  await page.goto("about:blank");
  await expect(page.goto(paths.about)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
