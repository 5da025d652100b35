import { randomUUID } from "node:crypto";
import { expect, type Page, type Route, test } from "@playwright/test";
import { newsletterPaths } from "@/lib/paths/newsletter";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import { untilHydrated } from "../support/hydrated";
import { linkIn } from "../support/mail-parts";
import { newAddress } from "../support/samples";
import { toast } from "../support/toast";
import { mailbox, siteUrl } from "../support/world";

/** A field of the contact form. */
function field(page: Page, name: string) {
  return page.getByRole("textbox", { name, exact: true });
}

async function subscribe(page: Page, email: string) {
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Subscribe" }).click();
}

test("an invalid address is refused in words, at the field too", async ({ page }) => {
  await page.goto("/");
  await subscribe(page, "not an address");
  await expect(toast(page)).toContainText("Invalid Email");
  await expect(toast(page)).toContainText("Please enter a valid email address");
  const address = page.getByLabel("Email address");
  await expect(address).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(address).toHaveValue("not an address");
});

test("a failed sign-up says so and keeps what was typed", async ({ page, context }) => {
  await page.goto("/");
  await untilHydrated(page);
  await context.setOffline(true);
  await subscribe(page, "reader@example.com");
  await expect(toast(page)).toContainText("Error!");
  await expect(toast(page)).toContainText(
    "There was a problem subscribing to the newsletter. Please try again later.",
  );
  await expect(page.getByLabel("Email address")).toHaveValue("reader@example.com");
});

test("an address that was refused before does not come back once another is subscribed", async ({
  page,
}) => {
  await page.goto(newsletterPaths.problem(400, "not an address"));
  await expect(page.getByLabel("Email address")).toHaveValue("not an address");
  await subscribe(page, newAddress());
  await expect(toast(page)).toContainText("Success!");
  await expect(page.getByLabel("Email address")).toHaveValue("");
});

test("the newsletter begins with a button's press and ends with one", async ({ page, request }) => {
  const email = newAddress();
  await page.goto("/");
  await subscribe(page, email);
  await expect(toast(page)).toContainText("Success!");
  await expect(toast(page)).toContainText("You've been successfully subscribed to our newsletter.");
  await expect(page.getByLabel("Email address")).toHaveValue("");

  await test.step("opening the link, as scanners do, confirms nothing", async () => {
    const confirm = linkIn(await mailbox.mail(email, /confirm/), "/newsletter/confirm");
    for (let visit = 0; visit < 3; visit++) await request.get(confirm);
    await page.goto(confirm);
    expect(await mailbox.messages(email)).toHaveLength(1);
    await page.getByRole("button", { name: "Yes, subscribe me" }).click();
    await expect(page.getByText("You are on the list")).toBeVisible();
  });

  await test.step("the mail program ends it with one click, and a GET does not", async () => {
    const { headers } = await mailbox.mail(email, /^Welcome$/);
    const url = (headers["List-Unsubscribe"] ?? "").slice(1, -1);
    expect((await request.get(url)).url()).toContain("/newsletter/unsubscribe?");
    const answer = await request.post(url, { form: { "List-Unsubscribe": "One-Click" } });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toBe("You have been unsubscribed.");
  });

  await test.step("the old confirmation link no longer joins", async () => {
    await page.goto(linkIn(await mailbox.mail(email, /confirm/), "/newsletter/confirm"));
    await page.getByRole("button", { name: "Yes, subscribe me" }).click();
    await expect(page.getByText("This link has ended.")).toBeVisible();
  });
});

test("known and unknown addresses get the same answer", async ({ request }) => {
  const post = (email: string) => request.post("/api/newsletter/subscribe", { data: { email } });
  const known = newAddress();
  const answers = [await post(known), await post(known.toUpperCase()), await post(newAddress())];
  const said = await Promise.all(answers.map(async (it) => `${it.status()} ${await it.text()}`));
  expect(new Set(said).size).toBe(1);
});

test("a made-up unsubscribe link ends nothing", async ({ request }) => {
  const answer = await request.post("/api/newsletter/unsubscribe?token=made-up");
  expect(answer.status()).toBe(404);
});

test("whoever cannot be unsubscribed by an old link is told how to leave the list all the same", async ({
  page,
}) => {
  await page.goto(`/newsletter/unsubscribe?token=${randomUUID()}.${"s".repeat(43)}`);
  await page.getByRole("button", { name: "Unsubscribe me" }).click();
  await expect(
    page.getByText("If our letters still reach you, please write to us, by “Contact”"),
  ).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Contact" })).toBeVisible();
});

test("each field of the contact form is found by its label, and nothing else is", async ({
  page,
}) => {
  await page.goto("/contact");
  for (const name of ["Name", "Email", "Subject", "Message"]) {
    await expect(page.getByLabel(name)).toHaveCount(1);
  }
});

test("a message is sent from an address that leads to the site as well", async ({ page }) => {
  const elsewhere = new URL("/contact?topic=keynote", siteUrl);
  elsewhere.hostname = "127.0.0.1";
  const email = newAddress();
  await page.goto(elsewhere.href);
  await field(page, "Name").fill("Róisín Magee");
  await field(page, "Email address").fill(email);
  await field(page, "Subject").fill(`Question from ${email}`);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(toast(page)).toContainText("Message Sent!");
  await mailbox.mail(COACH_EMAIL, new RegExp(email));
});

test("a message reaches the coach and the form is cleared", async ({ page }) => {
  const email = newAddress();
  await page.goto("/contact?topic=keynote");
  await field(page, "Name").fill("Róisín Magee");
  await field(page, "Email address").fill(email);
  await field(page, "Subject").fill(`Question from ${email}`);
  await field(page, "Message").fill("Good morning,\n\nmay I ask something?");
  await page.getByRole("button", { name: "Send message" }).click();
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
  expect(mail.text).toContain("may I ask something?");
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
  test(`a message sent ${name} stays in its form, and is sent at the second try`, async ({
    page,
  }) => {
    const email = newAddress();
    await page.setViewportSize({ width: 360, height: 740 });
    const typed = { "Email address": email, Subject: `Second try of ${email}`, Message: "Hello?" };
    await page.goto("/contact?topic=keynote");
    await untilHydrated(page);
    await field(page, "Name").fill("Róisín Magee");
    for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
    await page.route("**/contact*", answer);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(words);
    await expect(page.getByRole("main").getByRole("alert")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Send message" })).toBeFocused();
    await expect(field(page, "Name")).toHaveValue("Róisín Magee");
    for (const [label, text] of Object.entries(typed)) {
      await expect(field(page, label)).toHaveValue(text);
    }
    await page.unroute("**/contact*");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(toast(page)).toContainText("Message Sent!");
    await mailbox.mail(COACH_EMAIL, new RegExp(email));
  });
}

test("while a message is on its way, its form takes no typing that the answer would take back", async ({
  page,
}) => {
  await page.goto("/contact");
  await untilHydrated(page);
  for (const [label, text] of Object.entries({
    Name: "Róisín Magee",
    "Email address": newAddress(),
    Subject: "Patience",
    Message: "Hello?",
  })) {
    await field(page, label).fill(text);
  }
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  await page.route("**/contact*", async (route) => {
    await lost;
    await route.abort("internetdisconnected");
  });
  await field(page, "Subject").press("Enter");
  const button = page.getByRole("button", { name: "Sending..." });
  await expect(button).toBeFocused();
  await field(page, "Message").focus();
  await page.keyboard.type(" And more");
  await expect(field(page, "Message")).toHaveValue("Hello?");
  lose();
  await expect(page.getByRole("main").getByRole("alert")).toBeInViewport();
  await expect(field(page, "Message")).toHaveValue("Hello?");
  await expect(page.getByRole("button", { name: "Send message" })).toBeFocused();
});

test("while an address is on its way to be signed in, its form takes no typing", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto("/signin");
  await untilHydrated(page);
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  await page.route("**/signin*", async (route) => {
    await lost;
    await route.abort("internetdisconnected");
  });
  await field(page, "Email address").fill(email);
  await field(page, "Email address").press("Enter");
  const button = page.getByRole("button", { name: "Send me a link" });
  await expect(button).toBeFocused();
  await field(page, "Email address").focus();
  await page.keyboard.type(".au");
  await expect(field(page, "Email address")).toHaveValue(email);
  lose();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("could not be reached");
  await expect(field(page, "Email address")).toHaveValue(email);
  await expect(button).toBeFocused();
});

test("an address and a code typed without a connection stay in their forms", async ({
  page,
  context,
}) => {
  const email = newAddress();
  const unreached = page.getByRole("main").getByRole("alert");
  await page.goto("/signin");
  await untilHydrated(page);
  await context.setOffline(true);
  await field(page, "Email address").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(unreached).toContainText("We could not be reached.");
  await expect(field(page, "Email address")).toHaveValue(email);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await context.setOffline(true);
  await field(page, "Six-digit code").fill("123456");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(unreached).toContainText("We could not be reached.");
  await expect(field(page, "Six-digit code")).toHaveValue("123456");
});

test("the button reads 'Sending...' while a message is on its way", async ({ page }) => {
  await page.goto("/contact?topic=speaking");
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/contact*", async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  resolve();
  await expect(page.getByRole("button", { name: "Send message" })).toBeEnabled();
});

test("missing fields are named, the first is reached, and what was typed is kept", async ({
  page,
}) => {
  await page.goto("/contact");
  await field(page, "Email address").fill("nobody");
  await field(page, "Message").fill("Half a thought");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveAccessibleDescription("Please fill this in");
  await expect(field(page, "Email address")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
  await expect(field(page, "Email address")).toHaveValue("nobody");
  await expect(field(page, "Message")).toHaveValue("Half a thought");
});

test("a booking button opens the form filled in", async ({ page }) => {
  await page.goto("/public-speaking");
  await page.getByRole("link", { name: "Book a half-day workshop" }).click();
  await expect(field(page, "Subject")).toHaveValue("Booking a half-day workshop");
  await expect(field(page, "Message")).toHaveValue(/I would like to ask about a half-day/);
});

test("a program that fills in the trap is thanked and not heard", async ({ page }) => {
  const email = newAddress();
  await page.goto("/contact?topic=keynote");
  await field(page, "Name").fill("A program");
  await field(page, "Email address").fill(email);
  await page.locator("input[name=website]").evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await field(page, "Subject").fill(`Trapped ${email}`);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(toast(page)).toContainText("Message Sent!");
  const subjects = (await mailbox.messages(COACH_EMAIL)).map((mail) => mail.subject);
  expect(subjects.filter((subject) => subject.includes(email))).toEqual([]);
});

test("a mail is no wider than a phone, however long a word in it is", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/contact");
  const email = newAddress();
  await field(page, "Name").fill("Aoife");
  await field(page, "Email address").fill(email);
  await field(page, "Subject").fill(`A film, ${email}`);
  await field(page, "Message").fill(`Is it https://example.com/${"film/".repeat(40)}?`);
  await page.getByRole("button", { name: "Send message" }).click();
  const { html } = await mailbox.mail(COACH_EMAIL, new RegExp(email));
  // Away from the site's policy, which would shut out the mail's own styles.
  await page.goto("about:blank");
  await page.setContent(html ?? "");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
});
