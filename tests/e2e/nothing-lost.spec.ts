import { expect, test } from "@playwright/test";
import { buyCourse, readPaymentId } from "../support/shopper";
import { readJobs } from "../support/waiting-jobs";
import { cardProvider, mailbox } from "../support/world";

test.afterEach(() => cardProvider.webhooks(true));

// tests/faults covers the webhook and the sweep, kills, and repeated events.
test("with the webhook lost, the success page fulfils the order once, and a refund ends access", async ({
  page,
}) => {
  await cardProvider.webhooks(false);
  const email = await buyCourse(page);
  const payment = readPaymentId(page);
  await mailbox.mail(email, /^Your course/);
  // Once the last job is done, no second mail can follow.
  await expect.poll(readJobs).toEqual([]);
  expect(await mailbox.messages(email)).toHaveLength(1);
  const notices = await mailbox.messages("coach@example.test");
  expect(notices.filter(({ text }) => text?.includes(email))).toHaveLength(1);

  await cardProvider.webhooks(true);
  await page.getByRole("link", { name: "Start Learning" }).click();
  await expect(page.getByRole("button", { name: "Mark as Complete" }).first()).toBeVisible();
  await cardProvider.post(`payments/${payment}/refund`);
  await mailbox.mail(email, /^Your refund/);
  expect((await page.reload())?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Course Not Found" })).toBeVisible();
});
