import { expect, type Page, test } from "@playwright/test";
import { expectToSuitEveryone } from "./everyone";
import { untilHydrated } from "./hydrated";
import { addressOf, preparePlace } from "./place";
import { routes } from "./route-table";

/** Visits every page of the back office, with content on each, and checks that it is accessible. */
export async function expectPagesToSuitEveryone(
  page: Page,
  lookCloser: (route: string) => Promise<void> = async () => {},
): Promise<void> {
  const place = await preparePlace();
  for (const [route, kind] of Object.entries(routes)) {
    if (kind !== "coach" && kind !== "owner") continue;
    await test.step(route, async () => {
      expect((await page.goto(addressOf(route, place)))?.status()).toBe(200);
      await untilHydrated(page);
      await expectToSuitEveryone(page);
      await lookCloser(route);
    });
  }
}
