import { accountPaths } from "@/lib/paths/account";
import { expectToSuitEveryone } from "../support/everyone";
import { untilHydrated } from "../support/hydrated";
import { expect, test } from "./fixtures";

test("a buyer adds a company to the invoice once, and is told that it was corrected", async ({
  page,
  buyer: { number },
}) => {
  const offer = page.getByText("Add your company to the invoice");
  await expect(async () => {
    await page.goto(accountPaths.invoice(number));
    await expect(offer).toBeVisible({ timeout: 1000 });
  }).toPass();
  await untilHydrated(page);
  await offer.click();
  await page.getByRole("textbox", { name: "Company", exact: true }).fill("Byrne Ltd");
  await page.getByRole("textbox", { name: "Address", exact: true }).fill("1 High Street, Derry");
  await page.getByRole("button", { name: "Correct the invoice" }).click();
  await expect(page.locator(":focus")).toContainText("Invoice corrected");
  await expect(page.getByText(/^Corrects and replaces invoice/)).toBeVisible();
  await expect(page.getByText("Byrne Ltd, 1 High Street, Derry")).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expectToSuitEveryone(page);
});
