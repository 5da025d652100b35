import { readdir, readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import { signInAsCoach } from "../support/coach";
import { holdFramework, untilHydrated } from "../support/hydrated";
import { everyKindOfPage } from "../support/public-page-fit";
import { buildFolder } from "../support/world";

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript({ path: "tests/cases/no-popover.js" });
});

const menuLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Added in Chrome 120 and 126, Safari 17 and 18, and Firefox 115; the README names the oldest supported versions. */
const TOO_NEW =
  // The framework checks for `canParse` before it calls it.
  /(?<!canParse\)return )\bURL\.(?:canParse|parse)\(|\.(?:toSpliced|toSorted|toReversed|isWellFormed)\(/g;

test("no script calls a function that the oldest supported browsers lack", async () => {
  const scripts = (await readdir(`${buildFolder}/static/chunks`, { recursive: true })).filter(
    (name) => name.endsWith(".js"),
  );
  expect(scripts).not.toEqual([]);
  for (const name of scripts) {
    const text = await readFile(`${buildFolder}/static/chunks/${name}`, "utf8");
    expect(text.match(TOO_NEW), name).toBeNull();
  }
});

/** Firefox before 121 cannot match the frame of the back office with `:has()`. */
test("the back office marks its pages for browsers without :has(), and no others", async ({
  page,
  context,
}) => {
  await signInAsCoach(context);
  await page.goto(adminPaths.today);
  await expect(page.locator("html[data-in-office]")).toBeVisible();
  await page.getByRole("link", { name: "See the site" }).click();
  await expect(page).toHaveURL(paths.home);
  await expect(page.locator("html[data-in-office]")).toHaveCount(0);
});

test.describe("in a browser without popovers", () => {
  test("the menu opens, closes in each way, and its links work", async ({ page }) => {
    await page.goto(paths.home);
    await untilHydrated(page);
    await expect(menuLink(page)).toBeHidden();
    for (const close of [
      () => press(page, "Close"),
      () => page.keyboard.press("Escape"),
      () => page.keyboard.press("Shift+Tab"),
    ]) {
      await press(page, "Menu");
      await expect(menuLink(page)).toBeInViewport();
      await close();
      await expect(menuLink(page)).toBeHidden();
    }
    await press(page, "Menu");
    await menuLink(page).click();
    await expect(page).toHaveURL(paths.about);
    await expect(menuLink(page)).toBeHidden();
  });

  test("a menu that is pressed before hydration opens afterwards", async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto(paths.home);
    await press(page, "Menu");
    release();
    await expect(menuLink(page)).toBeInViewport();
  });

  test("every page hydrates without an error", { tag: "@full" }, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(`${page.url()}: ${message}`));
    for (const path of everyKindOfPage) {
      await page.goto(path);
      await untilHydrated(page);
    }
    expect(errors).toEqual([]);
  });
});
