import { expectPagesToSuitEveryone } from "../support/back-office-pages";
import { test } from "./fixtures";

test.use({ viewport: { width: 1440, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

test("every page of the back office suits everyone at a desk", async ({ coach: page }) => {
  test.setTimeout(120_000);
  await expectPagesToSuitEveryone(page);
});
