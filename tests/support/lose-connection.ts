import type { Page } from "@playwright/test";

/** As when the connection is lost for a moment. */
export async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}
