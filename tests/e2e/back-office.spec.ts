import { expect, test } from "@playwright/test";
import { z } from "zod";
import { signInAsCoach } from "../support/coach";
import { expectToSuitEveryone } from "../support/everyone";
import { untilHydrated } from "../support/hydrated";
import { pressByKeys, typeOver } from "../support/keys";
import { sellCourse } from "../support/sale";
import { newAddress } from "../support/samples";
import { findLink } from "../support/shopper";
import { mailbox, query, siteUrl } from "../support/world";

async function readAudit(number: number) {
  const rows = await query(`SELECT action, reason FROM "AuditLog" WHERE subject = $1 ORDER BY id`, [
    `order:${number}`,
  ]);
  return z.array(z.object({ action: z.string(), reason: z.string().nullable() })).parse(rows);
}

for (const width of [360, 1440]) {
  test.describe(`the coach at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
    test.beforeEach(({ context }) => signInAsCoach(context));

    test("finds a buyer and refunds a part, then the rest, with the keyboard alone", async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const { email, number } = await sellCourse();
      await page.goto("/admin/orders");
      await page.getByLabel("Name, e-mail address or order number").focus();
      await page.keyboard.type(email.slice(0, -4).toUpperCase());
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\?q=/);
      await expect(page.getByRole("link", { name: new RegExp(`^${number}`) })).toBeVisible();
      await expectToSuitEveryone(page);
      await pressByKeys(page, new RegExp(`^${number}`), "link");
      await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
      await expect(page.getByText("£49.99 was paid.")).toBeVisible();
      await expectToSuitEveryone(page);

      await pressByKeys(page, "Refund", "link");
      await expect(page.getByLabel("Amount in pounds")).toHaveValue("49.99");
      await expectToSuitEveryone(page);
      await typeOver(page, "Amount in pounds", "60");
      await page.keyboard.press("Tab");
      await page.keyboard.type("second thoughts");
      await page.keyboard.press("Enter");
      await expect(page.getByText("At most £49.99 can be given back.")).toBeVisible();
      await expect(page.getByLabel("Reason")).toHaveValue("second thoughts");
      await typeOver(page, "Amount in pounds", "10");
      await page.keyboard.press("Enter");
      await expect(
        page.getByText(`Give £10.00, a part of £49.99, back to ${email}?`),
      ).toBeVisible();
      await expectToSuitEveryone(page);
      expect(await readAudit(number)).toEqual([]);
      await pressByKeys(page, "Yes, give it back");
      await expect(page.getByText("£10.00 is on its way back.")).toBeVisible();
      await expectToSuitEveryone(page);
      await mailbox.mail(email, /refund/);

      await page.goto(`/admin/orders/${number}/refund`);
      await page.getByLabel("Reason").fill("all of it");
      await page.getByRole("button", { name: "Refund" }).click();
      await expect(page.getByText("£10.00 went back before.")).toBeVisible();
      await page.getByRole("button", { name: "Yes, give it back" }).click();
      await expect(page.getByText("£39.99 is on its way back.")).toBeVisible();
      await page.goto(`/admin/orders/${number}`);
      await expect(page.getByText("Refunded", { exact: true })).toBeVisible();
      expect(await readAudit(number)).toEqual([
        { action: "order.refund", reason: "second thoughts" },
        { action: "order.refund", reason: "all of it" },
      ]);
    });

    test("corrects a mistyped address and sends the way in again", async ({ page }) => {
      test.setTimeout(120_000);
      const { email, number } = await sellCourse();
      const right = newAddress();
      await page.goto(`/admin/orders/${number}`);
      await page.getByRole("link", { name: "Correct the e-mail" }).click();
      await page.getByLabel("Email address").fill("not an address");
      await page.getByRole("button", { name: "Correct the address" }).click();
      await expect(page.getByText("Please enter a valid email address")).toBeVisible();
      await expectToSuitEveryone(page);
      await page.getByLabel("Email address").fill(right);
      await page.getByLabel("Reason").fill("a typing slip");
      await page.getByRole("button", { name: "Correct the address" }).click();
      await expect(page.getByText(`Move order ${number} from ${email} to ${right}?`)).toBeVisible();
      await page.getByRole("button", { name: "Yes, move the order" }).click();
      await expect(page.getByText(`The order now belongs to ${right}.`)).toBeVisible();
      const first = await findLink(right, /^Your course/);

      await page.goto(`/admin/orders/${number}/resend`);
      await expectToSuitEveryone(page);
      await page.getByRole("button", { name: "Send it again" }).click();
      await expect(page.getByText(`on its way to ${right}`)).toBeVisible();
      await expect.poll(async () => (await mailbox.messages(right)).length).toBe(2);
      expect(await findLink(right, /^Your course/)).not.toBe(first);
    });

    test("ends access and gives it back, with a reason each time", async ({ page }) => {
      test.setTimeout(120_000);
      const { email, number } = await sellCourse();
      await page.goto(`/admin/orders/${number}`);
      await page.getByRole("link", { name: "End access" }).click();
      await page.getByRole("button", { name: "End access" }).click();
      await expect(page.getByText("Please fill this in")).toBeVisible();
      await page.getByLabel("Reason").fill("shared with a whole school");
      await expectToSuitEveryone(page);
      await page.getByRole("button", { name: "End access" }).click();
      await expect(page.getByText("The course is closed to the buyer.")).toBeVisible();
      await page.goto(`/admin/orders/${number}`);
      await page.getByRole("link", { name: "Give access" }).click();
      await page.getByLabel("Reason").fill("settled by telephone");
      await page.getByRole("button", { name: "Give access" }).click();
      const given = `The course is open to the buyer. The way in is on its way to ${email}.`;
      await expect(page.getByText(given)).toBeVisible();
      await page.goto(`/admin/audit?subject=order:${number}`);
      await expect(page.getByText("“shared with a whole school”")).toBeVisible();
      await expect(page.getByText("“settled by telephone”")).toBeVisible();
      await expectToSuitEveryone(page);
    });

    test("is offered for a sale whose buyer was erased only what can be done", async ({ page }) => {
      test.setTimeout(120_000);
      const { number } = await sellCourse();
      await query(
        `DELETE FROM "Grant" g USING "Order" o WHERE g."orderId" = o.id AND number = $1`,
        [number],
      );
      await query(
        `UPDATE "Order" SET email = NULL, "userId" = NULL, "erasedAt" = now() WHERE number = $1`,
        [number],
      );
      await page.goto(`/admin/orders/${number}`);
      await expect(page.getByRole("link", { name: "Refund", exact: true })).toBeVisible();
      for (const name of ["Resend the way in", "Correct the e-mail", "Give access"]) {
        await expect(page.getByRole("link", { name })).toHaveCount(0);
      }
      for (const path of ["email", "access"]) {
        await page.goto(`/admin/orders/${number}/${path}`);
        await expect(page.getByText(/takes no address|has no address/)).toBeVisible();
        await expect(page.getByLabel("Reason")).toHaveCount(0);
      }
      await page.goto(`/admin/orders/${number}/refund`);
      await page.getByLabel("Reason").fill("asked for before");
      await page.getByRole("button", { name: "Refund" }).click();
      await expect(page.getByText("back to the card that paid?")).toBeVisible();
      await page.getByRole("button", { name: "Yes, give it back" }).click();
      await expect(page.getByText("The buyer was erased, so nobody is told.")).toBeVisible();
      await expectToSuitEveryone(page);
    });

    test("sees the day at a glance and finds every room", async ({ page }) => {
      const { number } = await sellCourse();
      await query(
        `INSERT INTO "Attention" (id, key, kind, detail)
         VALUES (gen_random_uuid(), $1, 'unknown-payment', 'A payment of nobody.')`,
        [`test:${number}:${width}`],
      );
      await page.goto("/admin");
      await expect(page.getByText(/^[1-9]\d* sales?$/).first()).toBeVisible();
      await page.getByText("The same as a table").click();
      await expect(page.getByRole("columnheader", { name: "Takings" })).toBeVisible();
      await expect(page.getByRole("row")).toHaveCount(31);
      await expect(page.getByRole("link", { name: new RegExp(`^${number}`) })).toBeVisible();
      await expectToSuitEveryone(page);
      const matter = page.getByRole("listitem").filter({ hasText: "A payment of nobody." }).first();
      await expect(matter.getByText("Look the payment up at Stripe.")).toBeVisible();
      await matter.getByRole("button", { name: "Done" }).press("Enter");
      await expect(matter.getByText("A payment of nobody.")).toHaveCount(0);
      // The list keeps the keyboard's place, which the button took along.
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);

      if (width < 1024) await page.getByText("Back office: Today").click();
      const rooms = page.getByRole("navigation", { name: "Back office" }).getByRole("link");
      const addresses = await rooms
        .filter({ visible: true })
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      expect(addresses.length).toBeGreaterThan(3);
      for (const address of addresses) {
        expect([address, (await page.goto(address))?.status()]).toEqual([address, 200]);
        await expectToSuitEveryone(page);
      }
    });
  });
}

test("a matter's time is told as the site has it, whatever the coach's browser makes of times", async ({
  page,
  context,
}) => {
  await signInAsCoach(context);
  const [what, key] = ["A payment of nobody, to be read.", `test:${newAddress()}`];
  await query(
    `INSERT INTO "Attention" (id, key, kind, detail, "createdAt")
     VALUES (gen_random_uuid(), $1, 'unknown-payment', $2, '2026-07-02T08:05:00Z')`,
    [key, what],
  );
  await page.addInitScript(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", { value: () => "some day" });
  });
  await page.goto("/admin");
  await untilHydrated(page);
  const matter = page.getByRole("listitem").filter({ hasText: what });
  await expect(matter.getByText("Since 2 July 2026 at 09:05")).toBeVisible();
  await query(`DELETE FROM "Attention" WHERE key = $1`, [key]);
});

test("of what the bank has given back the coach reads so, and is offered no refund", async ({
  page,
}) => {
  const { number } = await sellCourse();
  await query(`UPDATE "Order" SET "disputeStatus" = 'lost' WHERE number = $1`, [number]);
  await signInAsCoach(page.context());
  await page.goto(`/admin/orders/${number}`);
  await expect(page.getByText("£49.99 (by the bank, in a dispute)", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Refund", exact: true })).toHaveCount(0);
  await page.goto(`/admin/orders/${number}/refund`);
  await expect(page.getByText("the bank has given the money back")).toBeVisible();
  await expect(page.getByLabel("Reason")).toHaveCount(0);
});

test("without script a refund asks once and is done once", async ({ browser }) => {
  const { number } = await sellCourse();
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  await signInAsCoach(context);
  const plain = await context.newPage();
  await plain.goto(`/admin/orders/${number}/refund`);
  await plain.getByLabel("Amount in pounds").fill("5");
  await plain.getByLabel("Reason").fill("goodwill");
  await plain.getByRole("button", { name: "Refund" }).click();
  await expect(plain.getByText("Give £5.00, a part of £49.99, back to")).toBeVisible();
  await expect(plain.getByLabel("Reason")).toHaveValue("goodwill");
  await plain.getByRole("button", { name: "Yes, give it back" }).click();
  await expect(plain.getByText("£5.00 is on its way back.")).toBeVisible();
  expect(await readAudit(number)).toEqual([{ action: "order.refund", reason: "goodwill" }]);
  await context.close();
});

test("what was typed outlives a lost session and a stale proof", async ({ page }) => {
  const { number } = await sellCourse();
  await signInAsCoach(page.context());
  await page.goto(`/admin/orders/${number}/refund`);
  await untilHydrated(page);
  await page.getByLabel("Amount in pounds").fill("7.50");
  await page.getByLabel("Reason").fill("a long and careful reason");
  await query(`UPDATE "Session" SET "factorProvenAt" = now() - interval '11 minutes'`);
  await page.getByRole("button", { name: "Refund" }).click();
  await expect(page.getByText("This needs a new code from your phone first.")).toBeVisible();
  await query(`DELETE FROM "Session"`);
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
  await expectToSuitEveryone(later);
  await later.getByRole("button", { name: "Refund" }).click();
  await later.getByRole("button", { name: "Yes, give it back" }).click();
  await expect(later.getByText("£7.50 is on its way back.")).toBeVisible();
  await later.reload();
  await expect(later.getByText("Your unsaved changes are back")).toHaveCount(0);
});
