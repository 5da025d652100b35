import { expect, type Page, type Route, test } from "@playwright/test";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import { fullOnlyIf } from "../support/full-only";
import { untilHydrated } from "../support/hydrated";
import { newAddress } from "../support/samples";
import { toast } from "../support/toast";
import { mailbox, query, siteUrl } from "../support/world";

function field(page: Page, name: string) {
  return page.getByRole("textbox", { name, exact: true });
}

function sendButton(page: Page) {
  return page.getByRole("button", { name: "Send message" });
}

function problem(page: Page) {
  return page.getByRole("main").getByRole("alert");
}

/** Fills in the contact form. Returns what was typed into each field. */
async function writeMessage(page: Page, email: string, message = "Hello?") {
  const typed = {
    Name: "Róisín Magee",
    "Email address": email,
    Subject: `Question from ${email}`,
    Message: message,
  };
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
  return typed;
}

/** Holds back a form's request until it is lost. */
async function holdThenLose(page: Page, addresses: string): Promise<() => void> {
  const { promise: isLost, resolve: lose } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await isLost;
    await route.abort("internetdisconnected");
  });
  return lose;
}

test("a message reaches the coach and the form is cleared", async ({ page }) => {
  const email = newAddress();
  const film = `https://example.com/${"film/".repeat(40)}`;
  await page.goto("/contact");
  await writeMessage(page, email, `Good morning,\n\nmay I ask something about ${film}?`);
  await sendButton(page).click();
  for (const text of [
    "Message Sent!",
    "Thank you for your message. We'll get back to you shortly.",
  ]) {
    await expect(toast(page)).toContainText(text);
    await expect(page.getByText(text)).toHaveCount(1);
  }
  await expect(page.getByRole("main").getByText("Your message has arrived.")).toBeVisible();
  for (const name of ["Name", "Subject", "Message"]) {
    await expect(field(page, name)).toHaveValue("");
  }
  const mail = await mailbox.mail(COACH_EMAIL, new RegExp(email));
  expect(mail.replyTo).toEqual([email]);
  expect(mail.text).toContain("may I ask something");

  await test.step("in a mail that fits a phone, however long a word in it is", async () => {
    // Outside the site's policy, which would block the mail's own styles.
    await page.goto("about:blank");
    await page.setViewportSize({ width: 360, height: 800 });
    await page.setContent(mail.html ?? "");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test("a message can be sent from another host name of the site", async ({ page }) => {
  const elsewhere = new URL("/contact?topic=keynote", siteUrl);
  elsewhere.hostname = "127.0.0.1";
  await page.goto(elsewhere.href);
  await writeMessage(page, newAddress());
  await sendButton(page).click();
  await expect(toast(page)).toContainText("Message Sent!");
});

for (const [name, answer, words] of [
  [
    "without a connection",
    (route: Route) => route.abort("internetdisconnected"),
    "We could not be reached. Please check your connection. Nothing you typed is lost",
  ],
  [
    "while the site restarts",
    (route: Route) => route.fulfill({ status: 503, body: "We are restarting." }),
    "Something went wrong. Nothing you typed is lost: try again",
  ],
] as const) {
  test(
    `a message sent ${name} stays in its form, and is sent at the second try`,
    fullOnlyIf(name === "while the site restarts"),
    async ({ page }) => {
      const email = newAddress();
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/contact");
      await untilHydrated(page);
      const typed = await writeMessage(page, email);
      await page.route("**/contact*", answer);
      await sendButton(page).click();
      await expect(problem(page)).toContainText(words);
      await expect(problem(page)).toBeInViewport({ ratio: 0.99 });
      await expect(sendButton(page)).toBeFocused();
      for (const [label, text] of Object.entries(typed)) {
        await expect(field(page, label)).toHaveValue(text);
      }
      await page.unroute("**/contact*");
      await sendButton(page).click();
      await expect(toast(page)).toContainText("Message Sent!");
      await mailbox.mail(COACH_EMAIL, new RegExp(email));
    },
  );
}

test("the contact form accepts no typing while a message is being sent", async ({ page }) => {
  await page.goto("/contact");
  await untilHydrated(page);
  await writeMessage(page, newAddress());
  const lose = await holdThenLose(page, "**/contact*");
  await field(page, "Subject").press("Enter");
  const button = page.getByRole("button", { name: "Sending..." });
  await expect(button).toBeFocused();
  await expect(button).toBeDisabled();
  await field(page, "Message").focus();
  await page.keyboard.type(" And more");
  await expect(field(page, "Message")).toHaveValue("Hello?");
  lose();
  await expect(problem(page)).toBeInViewport();
  await expect(field(page, "Message")).toHaveValue("Hello?");
  await expect(sendButton(page)).toBeFocused();
});

test("the sign-in forms keep address and code without a connection, and accept no typing while sending", async ({
  page,
  context,
}) => {
  const email = newAddress();
  await page.goto("/signin");
  await untilHydrated(page);
  const lose = await holdThenLose(page, "**/signin*");
  await field(page, "Email address").fill(email);
  await field(page, "Email address").press("Enter");
  const button = page.getByRole("button", { name: "Send me a link" });
  await expect(button).toBeFocused();
  await field(page, "Email address").focus();
  await page.keyboard.type(".au");
  await expect(field(page, "Email address")).toHaveValue(email);
  lose();
  await expect(problem(page)).toContainText("We could not be reached.");
  await expect(field(page, "Email address")).toHaveValue(email);
  await expect(button).toBeFocused();

  await page.unrouteAll();
  await button.click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await context.setOffline(true);
  await field(page, "Six-digit code").fill("123456");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(problem(page)).toContainText("We could not be reached.");
  await expect(field(page, "Six-digit code")).toHaveValue("123456");
});

test("the contact form labels its fields, names missing ones, focuses the first and keeps the text", async ({
  page,
}) => {
  await page.goto("/contact");
  for (const name of ["Name", "Email", "Subject", "Message"]) {
    await expect(page.getByLabel(name)).toHaveCount(1);
  }
  await field(page, "Email address").fill("nobody");
  await field(page, "Message").fill("Half a thought");
  await sendButton(page).click();
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveAccessibleDescription("Please fill this in");
  await expect(field(page, "Email address")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
  await expect(field(page, "Email address")).toHaveValue("nobody");
  await expect(field(page, "Message")).toHaveValue("Half a thought");
});

test("a booking button opens the contact form with subject and message filled in", async ({
  page,
}) => {
  await page.goto("/public-speaking");
  await page.getByRole("link", { name: "Book a half-day workshop" }).click();
  await expect(field(page, "Subject")).toHaveValue("Booking a half-day workshop");
  await expect(field(page, "Message")).toHaveValue(/I would like to ask about a half-day/);
});

test("a message with the trap field filled in is acknowledged and archived, but not sent", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto("/contact");
  await writeMessage(page, email);
  await page.locator("input[name=website]").evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await sendButton(page).click();
  await expect(toast(page)).toContainText("Message Sent!");
  const subjects = (await mailbox.messages(COACH_EMAIL)).map((mail) => mail.subject);
  expect(subjects.filter((subject) => subject.includes(email))).toEqual([]);
  const stored = `SELECT state FROM "ContactMessage" WHERE email = $1`;
  expect(await query(stored, [email])).toEqual([{ state: "archived" }]);
});
