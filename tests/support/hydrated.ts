import type { Page } from "@playwright/test";

/** Waits until the framework answers, for tests of what only it can do. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}
