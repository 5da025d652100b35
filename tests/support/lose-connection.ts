import type { Page } from "@playwright/test";

/** Loses the connection for a moment. */
export async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}
