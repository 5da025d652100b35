import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { newsletterPaths } from "@/lib/paths/newsletter";
import { holdBack } from "../support/hold-back";
import { untilHydrated } from "../support/hydrated";
import { linkIn } from "../support/mail-parts";
import { newAddress } from "../support/samples";
import { toast } from "../support/toast";
import { mailbox } from "../support/world";

const VISIBLE_MS = 5000;

function field(page: Page) {
  return page.getByLabel("Email address");
}

async function subscribe(page: Page, email: string) {
  await field(page).fill(email);
  await page.getByRole("button", { name: "Subscribe" }).click();
}

test("a toast is announced politely and disappears after five seconds, unless the pointer is on it", async ({
  page,
}) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.clock.install();
  await subscribe(page, "not an address");
  const words = "Please enter a valid email address";
  await expect(toast(page)).toContainText("Invalid Email");
  await expect(toast(page)).toContainText(words);
  const announcer = page.getByRole("status").filter({ has: toast(page) });
  await expect(announcer).toHaveAttribute("aria-live", "polite");

  await test.step("a second toast replaces the first and has five seconds of its own", async () => {
    await page.clock.runFor(VISIBLE_MS - 1000);
    await page.context().setOffline(true);
    await subscribe(page, "reader@example.com");
    await expect(toast(page)).toContainText("Error!");
    await expect(toast(page)).toContainText(
      "There was a problem subscribing to the newsletter. Please try again later.",
    );
    await expect(toast(page)).toHaveCount(1);
    await expect(field(page)).toHaveValue("reader@example.com");
    await page.context().setOffline(false);
    await page.clock.runFor(VISIBLE_MS - 500);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toast(page)).toHaveCount(0);
  });

  await test.step("the field shows the same error and keeps its text", async () => {
    await subscribe(page, "not an address");
    await toast(page).hover();
    await page.clock.runFor(2 * VISIBLE_MS);
    await toast(page).getByRole("button", { name: "Close" }).click();
    await expect(toast(page)).toHaveCount(0);
    await expect(field(page)).toHaveAccessibleDescription(words);
    await expect(field(page)).toHaveValue("not an address");
  });
});

test("while an address is being sent, the button reads 'Subscribing...' and the field accepts no typing", async ({
  page,
}) => {
  // An address that was refused before must not return.
  await page.goto(newsletterPaths.problem(400, "not an address"));
  await expect(field(page)).toHaveValue("not an address");
  await untilHydrated(page);
  const release = await holdBack(page, "**/api/newsletter/subscribe");
  const address = newAddress();
  await field(page).fill(address);
  await field(page).press("Enter");
  await expect(page.getByRole("button", { name: "Subscribing..." })).toBeDisabled();
  await page.keyboard.type(".au");
  await expect(field(page)).toHaveValue(address);
  release();
  await expect(toast(page)).toContainText("Success!");
  await expect(field(page)).toHaveValue("");
  await page.keyboard.type("another@example.com");
  await expect(field(page)).toHaveValue("another@example.com");
});

test("subscribing needs a button press, and unsubscribing a press or the mail program's one click", async ({
  page,
  request,
}) => {
  const email = newAddress();
  await page.goto("/");
  await subscribe(page, email);
  await expect(toast(page)).toContainText("Success!");
  await expect(toast(page)).toContainText("You've been successfully subscribed to our newsletter.");

  const confirm = linkIn(await mailbox.mail(email, /confirm/), "/newsletter/confirm");
  await test.step("opening the link, as scanners do, confirms nothing", async () => {
    for (let visit = 0; visit < 3; visit++) await request.get(confirm);
    await page.goto(confirm);
    expect(await mailbox.messages(email)).toHaveLength(1);
    await page.getByRole("button", { name: "Yes, subscribe me" }).click();
    await expect(page.getByText("You are on the list")).toBeVisible();
  });

  await test.step("the mail program unsubscribes with one click, and a GET does not", async () => {
    const { headers } = await mailbox.mail(email, /^Welcome$/);
    const url = (headers["List-Unsubscribe"] ?? "").slice(1, -1);
    expect((await request.get(url)).url()).toContain("/newsletter/unsubscribe?");
    const answer = await request.post(url, { form: { "List-Unsubscribe": "One-Click" } });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toBe("You have been unsubscribed.");
  });

  await test.step("the old confirmation link no longer subscribes", async () => {
    await page.goto(confirm);
    await page.getByRole("button", { name: "Yes, subscribe me" }).click();
    await expect(page.getByText("This link is no longer valid.")).toBeVisible();
  });
});

test("a made-up unsubscribe link is refused, and its page says how else to leave the list", async ({
  page,
}) => {
  const answer = await page.request.post("/api/newsletter/unsubscribe?token=made-up");
  expect(answer.status()).toBe(404);
  await page.goto(newsletterPaths.unsubscribe(`${randomUUID()}.${"s".repeat(43)}`));
  await page.getByRole("button", { name: "Unsubscribe me" }).click();
  await expect(
    page.getByText("If our letters still reach you, please write to us, by “Contact”"),
  ).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Contact" })).toBeVisible();
});
