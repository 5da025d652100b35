import { expect, type Page, test } from "@playwright/test";
import { expectToSuitEveryone } from "../support/everyone";
import { findSmallTargets } from "../support/page-fit";
import { mainPages, unlistedPages } from "../support/public-pages";

const paths = [...mainPages, ...unlistedPages].map(([path]) => path);

/** What the browser complains about while a test runs. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") heard.push(message.text());
  });
  return heard;
}

/** Does not wait for a frame: now and then a browser without a window draws none for a minute. */
async function seeWhole(page: Page) {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
    scrollTo(0, document.body.scrollHeight);
  });
  const areHere = () => page.evaluate(() => [...document.images].every((image) => image.complete));
  await expect.poll(areHere).toBe(true);
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

    for (const path of paths) {
      test(`${path} suits everyone and makes no complaint`, async ({ page }) => {
        const heard = complaints(page);
        await page.goto(path);
        await seeWhole(page);
        await expectToSuitEveryone(page);
        expect(await page.evaluate(findSmallTargets)).toEqual([]);
        expect(heard).toEqual([]);
      });
    }
  });
}

test("a page’s main button has an edge where the browser’s own colours replace ours", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const [path, role, name] of [
    ["/", "link", "Explore Courses"],
    ["/contact", "button", "Send message"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole(role, { name, exact: true })).toHaveCSS("border-top-width", "1px");
  }
});

test("no page scrolls sideways, from 320 to 1920 pixels", async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of paths) {
    await page.goto(path);
    for (const width of [320, 360, 480, 640, 767, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

test("the header is as high as the page reckons with, from 320 to 1920 pixels", async ({
  page,
}) => {
  await page.goto("/");
  for (const width of [320, 360, 767, 768, 1024, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [height, reckoned] = await page.getByRole("banner").evaluate((header) => {
      const rems = getComputedStyle(header).getPropertyValue("--header-height");
      return [header.clientHeight, Number.parseFloat(rems) * 16];
    });
    expect(height, `at ${width}`).toBe(reckoned);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu works by keyboard, closes on a link, on Escape and at 768 pixels", async ({
    page,
  }) => {
    await page.goto("/");
    const menu = page.getByRole("button", { name: "Menu" });
    const about = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "About" });
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(about).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(about).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await page.keyboard.press("Shift+Tab");
    await expect(about).toBeHidden();
    await menu.click();
    await about.click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(about).toBeHidden();
    await menu.click();
    await page.setViewportSize({ width: 768, height: 740 });
    await expect(about).toHaveAttribute("aria-current", "page");
    await page.setViewportSize({ width: 767, height: 740 });
    await expect(about).toBeHidden();
  });
});

test("the header's skip link leads past it, and the focus is never beneath it", async ({
  page,
}) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  const main = page.locator("#main");
  await expect(main).toBeFocused();
  const links = await main.getByRole("link").count();
  expect(links).toBeGreaterThan(1);
  for (let step = 0; step < links; step++) {
    await page.keyboard.press("Tab");
    await expect(main.locator(":focus")).toHaveCount(1);
    await expect.poll(() => page.evaluate(findHiddenFocus)).toBeNull();
  }
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => page.evaluate(findHiddenFocus)).toBeNull();
});

for (const width of [360, 1440]) {
  test(`at ${width} pixels nothing sticky lies over what has the focus`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of paths) {
      await page.goto(path);
      const stops = page
        .locator("a[href], button, input, textarea, summary")
        .filter({ visible: true });
      // On the way back up the page, the focused element comes into view beneath the header.
      for (const [key, steps] of [
        ["Tab", await stops.count()],
        ["Shift+Tab", await stops.count()],
      ] as const) {
        for (let step = 0; step < steps; step++) {
          await page.keyboard.press(key);
          await expect.poll(() => page.evaluate(findHiddenFocus), `${path}, ${key}`).toBeNull();
        }
      }
    }
  });
}

/** The text of the focused element if the middle of its visible part is covered (WCAG 2.4.11). */
function findHiddenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const middle = (from: number, to: number, end: number) =>
    (Math.max(from, 0) + Math.min(to, end)) / 2;
  const above = document.elementFromPoint(
    middle(left, right, innerWidth),
    middle(top, bottom, innerHeight),
  );
  const sees = above && (focused.contains(above) || above.contains(focused));
  return sees ? null : (focused.textContent ?? "");
}
