import { adminPaths } from "@/lib/paths/back-office";
import { sellCourse } from "../support/sale";
import { expect, test } from "./fixtures";

test("the coach sees sales by course and by day, and downloads a table for the accountant", async ({
  coach: page,
}) => {
  const { number } = await sellCourse();
  await page.goto(adminPaths.sales());
  await expect(page.getByRole("table", { name: "By course" })).toContainText("In all");
  await page.getByRole("combobox", { name: "By" }).selectOption("day");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/by=day/);
  await expect(page.getByRole("table", { name: "By day" })).toBeVisible();
  await page.getByRole("link", { name: "Tables for the accountant" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the table" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^lines-.*\.csv$/);
  const chunks = await Array.fromAsync(await file.createReadStream());
  expect(Buffer.concat(chunks).toString("utf8")).toContain(`"${number}"`);
});

test("the filter form filters the orders and adds them up", async ({ coach: page }) => {
  await sellCourse();
  await page.goto(adminPaths.orders());
  await page.getByText("Filter", { exact: true }).first().click();
  await page.getByRole("combobox", { name: "State" }).selectOption("paid");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(/state=paid/);
  await expect(page.getByText(/^\d+ orders?, £[\d,.]+, of which £[\d,.]+ refunded$/)).toBeVisible();
});
