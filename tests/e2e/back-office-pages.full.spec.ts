import { expectPagesToSuitEveryone } from "../support/back-office-pages";
import { expectToFitEnlarged } from "../support/public-page-fit";
import { test } from "./fixtures";

test.use({ viewport: { width: 1440, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

test("every page of the back office is accessible on a wide screen, and fits a phone with enlarged text", async ({
  coach: page,
}) => {
  test.setTimeout(240_000);
  await expectPagesToSuitEveryone(page, (route) => expectToFitEnlarged(page, route));
});
