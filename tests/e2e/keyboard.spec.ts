import { expect, type Locator, type Page, test } from "@playwright/test";
import { newAddress } from "../support/samples";
import { CARDS } from "../support/shopper";

/** Presses Tab until the target has the focus, and checks that a reader can see it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport({ ratio: 0.5 });
      return;
    }
  }
  throw new Error(`Tab never reached ${target}.`);
}

test("from home to paid with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "The Journey to Self-Discovery" }).first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/courses\//);

  const buy = page.getByRole("link", { name: "Buy this course" }).first();
  await tabTo(page, buy);
  await page.keyboard.press("Enter");
  const pay = page.getByRole("button", { name: /^Pay £/ });
  await expect(pay).toBeEnabled();

  await tabTo(page, page.getByLabel("Email address"));
  await page.keyboard.type(newAddress());
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  const number = frame.getByLabel("Card number");
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press("Tab");
    if (await number.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.type(CARDS.good);
  await page.keyboard.press("Tab");
  await page.keyboard.type("1234");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123");
  await tabTo(page, page.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await tabTo(page, pay);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});
