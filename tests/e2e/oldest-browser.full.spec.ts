import { type Browser, chromium, type Page } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { untilHydrated } from "../support/hydrated";
import { readProgress } from "../support/learner";
import { canRunOldest, obtainOldestChromium } from "../support/oldest-chromium";
import { newAddress } from "../support/samples";
import { buyCourse, signInByCode } from "../support/shopper";
import { siteUrl } from "../support/world";
import { expect, test } from "./fixtures";

let oldest: Browser;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  if (!canRunOldest) return;
  oldest = await chromium.launch({
    executablePath: await obtainOldestChromium(),
    args: ["--no-sandbox", "--no-zygote", "--disable-gpu"],
  });
});

test.afterAll(() => oldest?.close());

/** Opens a phone's page in that browser, and collects its errors. */
async function open(): Promise<{ page: Page; errors: string[] }> {
  const context = await oldest.newContext({
    baseURL: siteUrl,
    viewport: { width: 360, height: 740 },
    serviceWorkers: "allow",
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return { page, errors };
}

if (canRunOldest) {
  test.describe("in Chromium 111", () => {
    test("the menu, the checkout and the bought course work", async () => {
      test.setTimeout(180_000);
      expect(oldest.version()).toMatch(/^111\./);
      const { page, errors } = await open();
      await page.goto(paths.home);
      await untilHydrated(page);
      await page.getByRole("button", { name: "Menu" }).click();
      await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: "About" })
        .click();
      await expect(page).toHaveURL(new RegExp(`${paths.about}$`));
      await buyCourse(page, newAddress());
      await page.getByRole("link", { name: "Start Learning" }).click();
      await expect(page.getByText("0 of 11 lessons complete, 0%")).toBeVisible();
      expect(errors).toEqual([]);
    });

    test("a learner signs in by code and ticks a lesson, and the tick is saved", async ({
      course,
      learner,
    }) => {
      test.setTimeout(180_000);
      const { page, errors } = await open();
      await signInByCode(page, learner.email);
      await page.goto(course.list);
      await page.getByRole("button", { name: "Mark as Complete: One" }).click();
      await expect
        .poll(() => readProgress(learner.userId, course.lessonIds[0] ?? 0))
        .toMatchObject({ completed: true });
      await page.reload();
      await expect(page.getByText("1 of 1 lessons complete, 100%")).toBeVisible();
      expect(errors).toEqual([]);
    });
  });
}
