import type { Page } from "@playwright/test";

/** Calls the framework by a key that does nothing else, and waits until it answers. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}
