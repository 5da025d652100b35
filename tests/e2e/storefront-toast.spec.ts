import { expect, type Page, test } from "@playwright/test";
import { holdBack } from "../support/hold-back";
import { untilHydrated } from "../support/hydrated";
import { toast } from "../support/toast";

const VISIBLE_MS = 5000;

/** The home page with its clock under the test's control and a toast showing. */
async function openWithToast(page: Page) {
  await page.goto("/");
  await untilHydrated(page);
  await page.clock.install();
  await refuse(page, "not an address");
}

async function refuse(page: Page, address: string) {
  await page.getByLabel("Email address").fill(address);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(toast(page)).toContainText("Invalid Email");
}

test("a toast is announced politely and leaves after five seconds, not before", async ({
  page,
}) => {
  await openWithToast(page);
  const announcer = page.getByRole("status").filter({ has: toast(page) });
  await expect(announcer).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(VISIBLE_MS - 500);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast(page)).toHaveCount(0);
  const words = "Please enter a valid email address";
  await expect(page.getByLabel("Email address")).toHaveAccessibleDescription(words);
});

test("a second toast takes the first one's place and has five seconds of its own", async ({
  page,
}) => {
  await openWithToast(page);
  await page.clock.runFor(VISIBLE_MS - 1000);
  await page.context().setOffline(true);
  await page.getByLabel("Email address").fill("reader@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(toast(page)).toContainText("Error!");
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(VISIBLE_MS - 1000);
  await expect(toast(page)).toBeVisible();
});

test("a toast stays while a pointer or the focus is on it, and is closed by its button", async ({
  page,
}) => {
  await openWithToast(page);
  await toast(page).hover();
  await page.clock.runFor(2 * VISIBLE_MS);
  await expect(toast(page)).toBeVisible();
  await toast(page).getByRole("button", { name: "Close" }).click();
  await expect(toast(page)).toHaveCount(0);
});

test("while an address is on its way, the button reads 'Subscribing...', and another cannot be typed", async ({
  page,
}) => {
  await page.goto("/");
  await untilHydrated(page);
  const release = await holdBack(page, "**/api/newsletter/subscribe");
  const field = page.getByLabel("Email address");
  await field.fill("waiting@example.com");
  await field.press("Enter");
  await expect(page.getByRole("button", { name: "Subscribing..." })).toBeDisabled();
  await page.keyboard.type(".au");
  await expect(field).toHaveValue("waiting@example.com");
  release();
  await expect(toast(page)).toContainText("Success!");
  await expect(field).toHaveValue("");
  await page.keyboard.type("another@example.com");
  await expect(field).toHaveValue("another@example.com");
});
