import type { Page } from "@playwright/test";

/** Lets the next request to these addresses reach the site, but loses its answer. */
export async function loseAnswer(page: Page, addresses: string): Promise<void> {
  await page.route(
    addresses,
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    },
    { times: 1 },
  );
}
