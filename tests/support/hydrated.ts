import type { Page } from "@playwright/test";

/** Waits for hydration, which pressing Shift triggers without any other effect. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

/** Holds the framework's files back until the test releases them. */
export async function holdFramework(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
