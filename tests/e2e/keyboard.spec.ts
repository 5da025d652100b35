import { expect, test } from "@playwright/test";
import { tabTo } from "../support/keys";
import { newAddress } from "../support/samples";
import { CARDS, cardFrame } from "../support/shopper";

test("a visitor buys a course by keyboard alone, starting on the home page", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "The Journey to Self-Discovery" }).first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/courses\//);

  await tabTo(page, page.getByRole("link", { name: "Buy this course" }).first());
  await page.keyboard.press("Enter");
  const pay = page.getByRole("button", { name: /^Pay £/ });
  await expect(pay).toBeEnabled();

  await tabTo(page, page.getByLabel("Email address"));
  await page.keyboard.type(newAddress());
  await page.keyboard.press("Tab");
  await page.keyboard.type("Aoife Byrne");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ireland");
  const frame = cardFrame(page);
  await tabTo(page, frame.getByLabel("Card number"));
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
