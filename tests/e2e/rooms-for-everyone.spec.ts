import { expect, type Page, test } from "@playwright/test";
import { expectToSuitEveryone } from "../support/everyone";
import { newCourse, newLearner, signIn } from "../support/learner";
import { findSmallTargets } from "../support/page-fit";
import { fullTitle } from "../support/public-pages";
import { newAddress } from "../support/samples";
import { buyCourse, findLink, openCheckout, signInByCode } from "../support/shopper";
import { siteUrl } from "../support/world";

/** Checks the page for everyone, and its targets for fingers too. */
async function expectToSuitHands(page: Page): Promise<void> {
  await expectToSuitEveryone(page);
  expect(await page.evaluate(findSmallTargets)).toEqual([]);
}

for (const width of [360, 1440]) {
  test(`a buyer's way suits everyone at ${width} pixels`, async ({ browser }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({
      baseURL: siteUrl,
      viewport: { width, height: 800 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const email = newAddress();

    await test.step("checkout", async () => {
      await openCheckout(page);
      await expectToSuitHands(page);
    });
    await test.step("payment success", async () => {
      await buyCourse(page, email);
      await expectToSuitHands(page);
    });
    await test.step("both rooms of a real course", async () => {
      await page.getByRole("link", { name: "Start Learning" }).click();
      await expect(page.getByText("0 of 11 lessons complete, 0%")).toBeVisible();
      await page.getByText("Transcript", { exact: true }).first().click();
      await expectToSuitHands(page);
      await page.goto(page.url().replace("/learn/", "/content/"));
      await expect(page.getByText("0 of 11 modules complete")).toBeVisible();
      await expectToSuitHands(page);
    });
    await test.step("the link in the mail", async () => {
      await page.goto(await findLink(email, /^Your course/));
      await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
      await expectToSuitHands(page);
    });
    await test.step("signing in, and the account", async () => {
      await context.clearCookies();
      await page.goto("/signin");
      await expectToSuitHands(page);
      await signInByCode(page, email);
      await expectToSuitHands(page);
    });
    await test.step("no such course", async () => {
      await page.goto("/learn/no-such-course");
      await expect(page.getByRole("heading", { name: "Course Not Found" })).toBeVisible();
      await expectToSuitHands(page);
    });
    await context.close();
  });
}

test("each room and each module has a title of its own, and another module is announced", async ({
  page,
  context,
}) => {
  const { slug, courseId } = await newCourse("dedicated", [
    { title: "Breathe" },
    { title: "Rest" },
  ]);
  await signIn(context, await newLearner(courseId));
  await page.goto(`/learn/${slug}`);
  await expect(page).toHaveTitle(fullTitle("Learn | The Test Rooms"));
  await page.goto(`/content/${slug}`);
  await expect(page).toHaveTitle(fullTitle("Module 1: Breathe | The Test Rooms"));
  // The region that is already there: a screen reader would not announce a new one that comes with its text.
  const heard = await page
    .getByRole("status")
    .filter({ hasText: "Module 1: Breathe" })
    .elementHandle();
  await page.getByRole("link", { name: "Next Module" }).click();
  await expect(page).toHaveTitle(fullTitle("Module 2: Rest | The Test Rooms"));
  expect(await heard?.isVisible()).toBe(true);
  expect(await heard?.innerText()).toBe("Module 2: Rest");
});
