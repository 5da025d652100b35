import { untilHydrated } from "../support/hydrated";
import { newAddress } from "../support/samples";
import { mailbox, query } from "../support/world";
import { expect, test } from "./fixtures";

test.afterEach(() => mailbox.recover());

test("mails that the provider refused are listed, and sent again one by one or all at once", async ({
  coach: page,
  request,
}) => {
  const addresses = [newAddress(), newAddress(), newAddress()];
  await mailbox.fail({ mode: "422" });
  for (const email of addresses) {
    await request.post("/api/newsletter/subscribe", { data: { email } });
  }
  await expect.poll(mailbox.hits).toBeGreaterThanOrEqual(3);
  await mailbox.recover();
  await page.goto("/admin/mails");
  const row = (email = "") => page.getByRole("listitem").filter({ hasText: email });
  await expect(row(addresses[0])).toContainText("the mail provider refuses it for good");
  await row(addresses[0]).getByRole("button", { name: "Send again" }).click();
  await expect(row(addresses[0])).toHaveCount(0);
  await mailbox.mail(addresses[0] ?? "", /confirm/i);
  await page.getByRole("button", { name: "Send all again" }).click();
  await expect(page.getByText("Nothing. Every mail has left.")).toBeVisible();
  for (const email of addresses) await mailbox.mail(email, /confirm/i);
});

test("the preview of a mail shows new words as soon as they are saved", async ({ coach: page }) => {
  await page.goto("/admin/mails/course-given");
  const preview = page.frameLocator("iframe").first();
  await expect(preview.getByText("Kind regards,")).toBeVisible();
  await untilHydrated(page);
  await page.getByLabel("Closing words").fill("Dance well,\n{signature}");
  await page.getByRole("button", { name: "Save the words" }).click();
  await expect(preview.getByText("Dance well,")).toBeVisible();
  await expect(preview.getByText("Kind regards,")).toHaveCount(0);
  await query(`DELETE FROM "MailWords" WHERE kind = 'course-given'`);
});
