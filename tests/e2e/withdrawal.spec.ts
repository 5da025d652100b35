import type { Page } from "@playwright/test";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import { expectToSuitEveryone } from "../support/everyone";
import { untilHydrated } from "../support/hydrated";
import { loseAnswer } from "../support/lose-answer";
import { linkIn } from "../support/mail-parts";
import { sellCourse } from "../support/sale";
import { newAddress } from "../support/samples";
import { mailbox } from "../support/world";
import { expect, test } from "./fixtures";

const next = (page: Page) => page.getByRole("button", { name: "Continue" });
const confirm = (page: Page) => page.getByRole("button", { name: "Confirm withdrawal" });
const received = (page: Page) => page.getByText("We have received your withdrawal");

async function fillIn(page: Page, email: string, order: string) {
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Zoë O’Hara");
  await page.getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByRole("textbox", { name: "Order number" }).fill(order);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("a withdrawal is made in two steps from the footer, and acknowledged on the page and by mail", async ({
    page,
  }) => {
    const { email, number } = await sellCourse();
    await page.goto("/");
    await page.getByRole("link", { name: "Withdraw from contract here" }).click();
    await fillIn(page, email, `${"9".repeat(41)}`);
    await next(page).click();
    await expect(page.getByText("Please keep this under 40 characters")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(
      "Zoë O’Hara",
    );
    await page.getByRole("textbox", { name: "Order number" }).fill(`#${number}`);
    await next(page).click();
    await expect(page.getByRole("main")).toContainText(String(number));
    await page.getByRole("button", { name: "Change something" }).click();
    await page.getByLabel(/part of the order/).fill("The first course");
    await next(page).click();
    await confirm(page).click();
    await expect(received(page)).toBeVisible();
    const main = page.getByRole("main");
    const time = / at \d\d:\d\d UK time/;
    for (const text of ["Zoë O’Hara", email, String(number), "The first course", time]) {
      await expect(main).toContainText(text);
    }
    await expect(main).not.toContainText(/accepted/i);
    const mail = await mailbox.mail(email, /received your withdrawal/);
    expect(mail.text).toContain("The first course");
    await mailbox.mail(COACH_EMAIL, new RegExp(`order ${number}`));
  });
});

test("the receipt links to the form with its order number, and a lost answer loses no text", async ({
  page,
}) => {
  const { email, number } = await sellCourse();
  await page.goto(linkIn(await mailbox.mail(email, /^Your course/), "/withdraw"));
  await untilHydrated(page);
  await expect(page.getByRole("textbox", { name: "Order number" })).toHaveValue(String(number));
  await expectToSuitEveryone(page);
  await fillIn(page, email, String(number));
  await next(page).click();
  await expect(confirm(page)).toBeVisible();
  await expectToSuitEveryone(page);
  await loseAnswer(page, "/withdraw*");
  await confirm(page).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Nothing you typed is lost" }),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Zoë O’Hara");
  await confirm(page).click();
  await expect(received(page)).toBeVisible();
  await expectToSuitEveryone(page);
});

test("the withdrawal of an unknown order is acknowledged like any other", async ({ page }) => {
  await page.goto("/withdraw");
  await untilHydrated(page);
  await fillIn(page, newAddress(), "999999999");
  await next(page).click();
  await confirm(page).click();
  await expect(received(page)).toBeVisible();
});

test("a buyer finds an order in the account, with its sum, its state and links to ask or withdraw", async ({
  page,
  buyer: { number },
}) => {
  await page.goto("/account");
  await page.getByRole("link", { name: "My orders" }).click();
  await page.getByRole("link", { name: `Order ${number}` }).click();
  await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("£49.99");
  await expect(main).toContainText("Paid.");
  await expect(main.getByRole("link", { name: "Ask about this order" })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:.+subject=Order%20${number}$`),
  );
  await expectToSuitEveryone(page);
  await main.getByRole("link", { name: "Withdraw from contract here" }).click();
  await expect(page.getByRole("textbox", { name: "Order number" })).toHaveValue(String(number));
});
