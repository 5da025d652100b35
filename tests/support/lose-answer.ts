import type { Page } from "@playwright/test";

/** Lets the next request to these addresses arrive, but loses its answer on the way back. */
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
