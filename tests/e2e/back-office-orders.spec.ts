import { eraseBuyer, loseDispute, raiseAlert, settleAlert } from "../support/back-office";
import { signInAsCoach } from "../support/coach";
import { expectToSuitEveryone } from "../support/everyone";
import { untilHydrated } from "../support/hydrated";
import { pressByKeys, typeOver } from "../support/keys";
import { ageSecondFactor, readAuditLog } from "../support/people";
import { payInBrowser } from "../support/sale";
import { newAddress } from "../support/samples";
import { findLink } from "../support/shopper";
import { cardProvider, mailbox } from "../support/world";
import { expect, test } from "./fixtures";

test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

test("the coach finds a buyer and makes a partial refund by keyboard alone", async ({
  coach: page,
  buyer: { email, number },
}) => {
  await page.goto("/admin/orders");
  await page.getByLabel("Any part of a name").focus();
  await page.keyboard.type(email.slice(0, -4).toUpperCase());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?q=/);
  await pressByKeys(page, new RegExp(`^${number}`), "link");
  await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText("£49.99 was paid.")).toBeVisible();
  await expectToSuitEveryone(page);

  await pressByKeys(page, "Refund", "link");
  await expect(page.getByLabel("Amount in pounds")).toHaveValue("49.99");
  await typeOver(page, "Amount in pounds", "60");
  await page.keyboard.press("Tab");
  await page.keyboard.type("second thoughts");
  await page.keyboard.press("Enter");
  await expect(page.getByText("At most £49.99 can be refunded.")).toBeVisible();
  await expect(page.getByLabel("Reason")).toHaveValue("second thoughts");
  await typeOver(page, "Amount in pounds", "10");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Refund £10.00, a part of £49.99, to ${email}?`)).toBeVisible();
  await expectToSuitEveryone(page);
  expect(await readAuditLog(`order:${number}`)).toEqual([]);
  await pressByKeys(page, "Yes, refund it");
  await expect(page.getByText("£10.00 is on its way back.")).toBeVisible();
  await mailbox.mail(email, /refund/);
  expect(await readAuditLog(`order:${number}`)).toEqual([
    { action: "order.refund", reason: "second thoughts" },
  ]);
});

test("a bank’s fraud warning on Today leads to the refund, which the buyer sees as pending", async ({
  coach,
  page,
}) => {
  const bought = await payInBrowser(page, { card: "pm_card_pendingRefund" });
  await page.goto(bought.success);
  const payment = `payments/${bought.paymentIntentId}`;
  await cardProvider.post(`${payment}/fraud-warning`);
  const warning = coach.getByRole("listitem").filter({ hasText: `order ${bought.number} ` });
  await expect(async () => {
    await coach.goto("/admin");
    await expect(warning).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectToSuitEveryone(coach);
  await coach.setViewportSize({ width: 1366, height: 768 });
  await expectToSuitEveryone(coach);
  await warning.getByRole("link", { name: "Refund" }).click();
  await coach.getByLabel("Reason").fill("not the card’s owner");
  await coach.getByRole("button", { name: "Refund" }).click();
  await coach.getByRole("button", { name: "Yes, refund it" }).click();
  await expect(coach.getByText("is pending at Stripe")).toBeVisible();
  await page.goto("/account");
  await expect(page.getByText(`(order ${bought.number}) is pending.`)).toBeVisible();
  await expectToSuitEveryone(page);
});

test("the coach corrects a mistyped address and sends the sign-in link again", async ({
  coach: page,
  buyer: { email, number },
}) => {
  const right = newAddress();
  await page.goto(`/admin/orders/${number}`);
  await page.getByRole("link", { name: "Correct the e-mail" }).click();
  await page.getByLabel("Email address").fill("not an address");
  await page.getByRole("button", { name: "Correct the address" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await page.getByLabel("Email address").fill(right);
  await page.getByLabel("Reason").fill("a typing slip");
  await page.getByRole("button", { name: "Correct the address" }).click();
  await expect(page.getByText(`Move order ${number} from ${email} to ${right}?`)).toBeVisible();
  await page.getByRole("button", { name: "Yes, move the order" }).click();
  await expect(page.getByText(`The order now belongs to ${right}.`)).toBeVisible();
  const first = await findLink(right, /^Your course/);

  await page.goto(`/admin/orders/${number}/resend`);
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page.getByText(`on its way to ${right}`)).toBeVisible();
  await expect.poll(async () => (await mailbox.messages(right)).length).toBe(2);
  expect(await findLink(right, /^Your course/)).not.toBe(first);
});

test("the coach ends access and gives it again, with a reason each time", async ({
  coach: page,
  buyer: { email, number },
}) => {
  await page.goto(`/admin/orders/${number}`);
  await page.getByRole("link", { name: "End access" }).click();
  await page.getByRole("button", { name: "End access" }).click();
  await expect(page.getByText("Please fill this in")).toBeVisible();
  await page.getByLabel("Reason").fill("shared with a whole school");
  await page.getByRole("button", { name: "End access" }).click();
  await expect(page.getByText("The course is closed to the buyer.")).toBeVisible();
  await page.goto(`/admin/orders/${number}`);
  await page.getByRole("link", { name: "Give access" }).click();
  await page.getByLabel("Reason").fill("settled by telephone");
  await page.getByRole("button", { name: "Give access" }).click();
  await expect(page.getByText(`is on its way to ${email}.`)).toBeVisible();
  await page.goto(`/admin/audit?subject=order:${number}`);
  await expect(page.getByText("“shared with a whole school”")).toBeVisible();
  await expect(page.getByText("“settled by telephone”")).toBeVisible();
  await expectToSuitEveryone(page);
});

test("an order whose buyer was erased offers a refund and its terms, but no mail or access", {
  tag: "@full",
}, async ({ coach: page, buyer: { number } }) => {
  await eraseBuyer(number);
  await page.goto(`/admin/orders/${number}`);
  await expect(page.getByRole("link", { name: "Refund", exact: true })).toBeVisible();
  for (const name of [/^Resend/, "Correct the e-mail", "Give access"]) {
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  }
  await page.getByRole("link", { name: /^version/ }).click();
  await expect(page.getByRole("heading", { name: "Terms of Sale and Use" })).toBeVisible();
  for (const path of ["email", "access"]) {
    await page.goto(`/admin/orders/${number}/${path}`);
    await expect(page.getByText(/takes no address|has no address/)).toBeVisible();
    await expect(page.getByLabel("Reason")).toHaveCount(0);
  }
  await page.goto(`/admin/orders/${number}/refund`);
  await page.getByLabel("Reason").fill("asked for before");
  await page.getByRole("button", { name: "Refund" }).click();
  await page.getByRole("button", { name: "Yes, refund it" }).click();
  await expect(page.getByText("The buyer was erased, so nobody is told.")).toBeVisible();
});

test("an order shows money that the bank gave back in a dispute, and offers no refund", async ({
  coach: page,
  buyer: { number },
}) => {
  await loseDispute(number);
  await page.goto(`/admin/orders/${number}`);
  await expect(page.getByText("£49.99 (by the bank, in a dispute)", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Refund", exact: true })).toHaveCount(0);
  await page.goto(`/admin/orders/${number}/refund`);
  await expect(page.getByText("the bank has given the money back")).toBeVisible();
  await expect(page.getByLabel("Reason")).toHaveCount(0);
});

test("the coach sees the day's sales, and settles an alert by keyboard", async ({
  coach: page,
  buyer: { number },
}) => {
  const alert = `A payment of nobody, beside order ${number}.`;
  await raiseAlert(alert);
  await page.goto("/admin");
  await expect(page.getByText(/^[1-9]\d* sales?$/).first()).toBeVisible();
  await page.getByText("The same as a table").click();
  await expect(page.getByRole("columnheader", { name: "Takings" })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(31);
  await expect(page.getByRole("link", { name: new RegExp(`^${number}`) })).toBeVisible();
  await expectToSuitEveryone(page);
  const item = page.getByRole("listitem").filter({ hasText: alert });
  await expect(item.getByText("Look the payment up at Stripe.")).toBeVisible();
  await item.getByRole("button", { name: "Done" }).press("Enter");
  await expect(item).toHaveCount(0);
  // The list takes the focus, because the focused button is gone.
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("an alert shows the time that the server formatted, however the browser formats times", async ({
  coach: page,
}) => {
  const alert = "A payment of nobody, to be read.";
  await raiseAlert(alert, "2026-07-02T08:05:00Z");
  await page.addInitScript(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", { value: () => "some day" });
  });
  await page.goto("/admin");
  await untilHydrated(page);
  const item = page.getByRole("listitem").filter({ hasText: alert });
  await expect(item.getByText("Since 2 July 2026 at 09:05")).toBeVisible();
  await settleAlert(alert);
});

test("a refund form keeps its text when the second factor is stale and the session has ended", {
  tag: "@full",
}, async ({ coach: page, buyer: { number } }) => {
  await page.goto(`/admin/orders/${number}/refund`);
  await untilHydrated(page);
  await page.getByLabel("Amount in pounds").fill("7.50");
  await page.getByLabel("Reason").fill("a long and careful reason");
  await ageSecondFactor();
  await page.getByRole("button", { name: "Refund" }).click();
  await expect(page.getByText("This needs a new code from your phone first.")).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Refund" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/signin\?callbackUrl=%2Fadmin%2Forders%2F\d+%2Frefund$/);

  await signInAsCoach(page.context());
  const later = await page.context().newPage();
  await later.goto(`/admin/orders/${number}/refund`);
  await expect(later.getByText("Your unsaved changes are back")).toBeVisible();
  await expect(later.getByLabel("Amount in pounds")).toHaveValue("7.50");
  await expect(later.getByLabel("Reason")).toHaveValue("a long and careful reason");
  await later.getByRole("button", { name: "Refund" }).click();
  await later.getByRole("button", { name: "Yes, refund it" }).click();
  await expect(later.getByText("£7.50 is on its way back.")).toBeVisible();
  await later.reload();
  await expect(later.getByText("Your unsaved changes are back")).toHaveCount(0);
});
