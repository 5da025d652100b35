import { expect, test } from "@playwright/test";
import { expectToSuitEveryone } from "../support/everyone";
import { newAddress } from "../support/samples";
import { buyCourse, findLink, openCheckout, signInByCode } from "../support/shopper";
import { siteUrl } from "../support/world";

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
      await expectToSuitEveryone(page);
    });
    await test.step("payment success", async () => {
      await buyCourse(page, email);
      await expectToSuitEveryone(page);
    });
    await test.step("both rooms of a real course", async () => {
      await page.getByRole("link", { name: "Start Learning" }).click();
      await expect(page.getByText("0 of 11 lessons complete, 0%")).toBeVisible();
      await page.getByText("Transcript", { exact: true }).first().click();
      await expectToSuitEveryone(page);
      await page.goto(page.url().replace("/learn/", "/content/"));
      await expect(page.getByText("0 of 11 modules complete")).toBeVisible();
      await expectToSuitEveryone(page);
    });
    await test.step("the link in the mail", async () => {
      await page.goto(await findLink(email, /^Your course/));
      await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
      await expectToSuitEveryone(page);
    });
    await test.step("signing in, and the account", async () => {
      await context.clearCookies();
      await page.goto("/signin");
      await expectToSuitEveryone(page);
      await signInByCode(page, email);
      await expectToSuitEveryone(page);
    });
    await test.step("no such course", async () => {
      await page.goto("/learn/no-such-course");
      await expect(page.getByRole("heading", { name: "Course Not Found" })).toBeVisible();
      await expectToSuitEveryone(page);
    });
    await context.close();
  });
}
