import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { newMessage, newStuckBuyer, newSubscriber } from "../support/back-office";
import { expectToSuitEveryone } from "../support/everyone";
import { pressByKeys } from "../support/keys";
import { signIn } from "../support/learner";
import { ageSecondFactor, hasAccount, markSignedInBefore } from "../support/people";
import { newAddress } from "../support/samples";
import { findLink } from "../support/shopper";
import { expect, test } from "./fixtures";

test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

async function search(page: Page, words: string) {
  await page.getByRole("searchbox").focus();
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]q=/);
}

test("lists answer invalid search and paging parameters without an error", async ({
  coach: page,
}) => {
  const id = randomUUID();
  const questions = [
    ...["orders", "people", "messages", "newsletter"].map((list) => `${list}?q=%00&after=%00`),
    "audit?subject=%00",
    `newsletter?at=0000-01-01T00:00:00Z&id=${id}`,
    `people/stuck?at=0000-01-01T00:00:00Z&person=${id}&course=1`,
    `people/stuck?at=2026-01-01T00:00:00Z&person=${id}&course=99999999999`,
  ];
  for (const question of questions) {
    const answer = await page.request.get(`/admin/${question}`);
    expect([question, answer.status()]).toEqual([question, 200]);
  }
});

test("a course given by the coach is open to a person who never bought it, until the coach ends access", async ({
  coach: page,
  page: theirs,
  course: { slug, courseId },
}) => {
  const email = newAddress();
  await page.goto(`/admin/courses/${courseId}`);
  await page.getByRole("link", { name: "Give it to somebody" }).click();
  await expect(page.getByText("This course is a draft")).toBeVisible();
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Give the course" }).click();
  await expect(page.getByText("Please fill this in")).toBeVisible();
  await page.getByLabel("Reason").fill("first prize");
  await page.getByRole("button", { name: "Give the course" }).click();
  await expect(page.getByText(`is on its way to ${email}.`)).toBeVisible();

  await theirs.goto(await findLink(email, /^Your course/));
  await theirs.getByRole("button", { name: "Sign in" }).click();
  await expect(theirs).toHaveURL(`/learn/${slug}`);
  await expect(theirs.getByRole("heading", { name: "One" })).toBeVisible();

  await page.goto(`/admin/people?q=${encodeURIComponent(email)}`);
  await page.getByRole("link").filter({ hasText: email }).click();
  const gift = page.locator("summary", { hasText: "The Test Course, given by hand" });
  await expect(page.getByText("Nothing was bought with this account.")).toBeVisible();
  await gift.click();
  await expectToSuitEveryone(page);
  await page.getByLabel("Reason").fill("given by mistake");
  await page.getByRole("button", { name: "End this access" }).click();
  await expect(gift).toHaveCount(0);
  await expect(page.locator(":focus")).toContainText("The course is closed to them");
  expect((await theirs.goto(`/learn/${slug}`))?.status()).toBe(404);
});

test("the coach finds a stuck learner, signs them out and erases them by keyboard", async ({
  coach: page,
  page: telephone,
  context,
}) => {
  const { userId, email } = await newStuckBuyer();
  await test.step("the list shows who is stuck and where", async () => {
    await page.goto("/admin/people");
    await pressByKeys(page, "Who is stuck", "link");
    const line = page.getByRole("link").filter({ hasText: email });
    await expect(line).toContainText("50%");
    await expect(line).toContainText("Last at “One”");
    await expectToSuitEveryone(page);
    await pressByKeys(page, "30 days", "link");
    await expect(line).toHaveCount(0);
  });
  await test.step("a lost phone is signed out", async () => {
    await signIn(context, userId);
    await markSignedInBefore(userId);
    await page.goto(`/admin/people/${userId}`);
    await pressByKeys(page, "Sign this person out everywhere");
    await expect(page.getByText("Sign this person out in every browser?")).toBeVisible();
    await pressByKeys(page, "Yes, sign them out");
    await expect(page.getByText("One browser is signed out.")).toBeVisible();
    await expect(page.getByText("no browser is signed in now")).toBeVisible();
    await telephone.goto("/account");
    await expect(telephone).toHaveURL(/\/signin/);
  });
  await test.step("the person is found by the start of the address and erased on request", async () => {
    await page.goto("/admin/people");
    await search(page, email.slice(0, 22).toUpperCase());
    await page.getByRole("link").filter({ hasText: email }).press("Enter");
    await expect(page.getByText("50% complete, last at “One”", { exact: false })).toBeVisible();
    await pressByKeys(page, "Erase on request", "link");
    await expect(page).toHaveURL(/\/erase$/);
    await page.getByLabel("Reason").focus();
    await page.keyboard.type("asked by letter");
    await pressByKeys(page, "Erase this person");
    await expect(page.getByText("Erase this person for good?")).toBeVisible();
    await expectToSuitEveryone(page);
    await pressByKeys(page, "Yes, erase for good");
    await expect(page.getByText("The person is erased.")).toBeVisible();
    expect(await hasAccount(userId)).toBe(false);
    expect((await page.goto(`/admin/people/${userId}`))?.status()).toBe(404);
  });
});

test("the coach exports the newsletter's table and erases a subscriber by keyboard", async ({
  coach: page,
}) => {
  const email = await newSubscriber();
  await page.goto("/admin/newsletter");
  await pressByKeys(page, "Export as CSV", "link");
  await expect(page.getByRole("button", { name: "Download the table" })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await pressByKeys(page, "Download the table");
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("subscribers.csv");
  const chunks = await (await download.createReadStream()).toArray();
  const table = Buffer.concat(chunks).toString("utf8");
  expect(table).toContain(`"${email}","confirmed"`);
  expect(table).toContain("One useful letter a month");

  await page.goto("/admin/newsletter");
  await search(page, email.slice(0, 22));
  await page.getByRole("link").filter({ hasText: email }).press("Enter");
  await expect(page.getByText("“One useful letter a month", { exact: false })).toBeVisible();
  await pressByKeys(page, "Erase this subscriber");
  await pressByKeys(page, "Yes, erase for good");
  await expect(page.getByText("The subscriber is erased.")).toBeVisible();
});

test("the coach answers, archives and erases a message by keyboard", async ({ coach: page }) => {
  const email = await newMessage();
  await page.goto("/admin/messages");
  await search(page, email.slice(0, 22));
  await page.getByRole("link").filter({ hasText: email }).press("Enter");
  await expect(page.getByText("<b>may</b> I ask something?", { exact: false })).toBeVisible();
  const reply = page.getByRole("link", { name: "Reply by e-mail" });
  await expect(reply).toHaveAttribute("href", new RegExp(`^mailto:${email}\\?subject=Re%3A%20Q`));
  // Rendered before its words: screen readers ignore a live region that appears together with its text.
  const status = page.locator("form").getByRole("status").first();
  await expect(status).toBeEmpty();
  for (const [button, state, answer] of [
    ["Mark as answered", "Answered", "Marked as answered."],
    ["Mark as new", "New", "Marked as new."],
    ["Archive", "Archived", "Moved to the archive."],
  ] as const) {
    await pressByKeys(page, button);
    await expect(page.getByText(state, { exact: true })).toBeVisible();
    await expect(status).toHaveText(answer);
    // The group of buttons takes the focus, because the pressed one is gone.
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  }
  await expectToSuitEveryone(page);
  await pressByKeys(page, "Erase this message");
  await pressByKeys(page, "Yes, erase for good");
  await expect(page.getByText("The message is erased.")).toBeVisible();
});

test("an export and an erasure require a fresh second factor", async ({ coach: page }) => {
  const { userId } = await newStuckBuyer();
  await page.goto("/admin/newsletter/export");
  await ageSecondFactor();
  await page.getByRole("button", { name: "Download the table" }).click();
  await expect(page).toHaveURL(/\/signin\/factor.*callbackUrl=%2Fadmin%2Fnewsletter%2Fexport$/);
  for (const path of ["/admin/newsletter/export", `/admin/people/${userId}/erase`]) {
    const { location } = (await page.request.get(path, { maxRedirects: 0 })).headers();
    expect([path, location]).toEqual([path, expect.stringContaining("/signin/factor")]);
  }
  const answer = await page.request.post("/api/admin/newsletter", { data: { state: "all" } });
  expect(answer.status()).toBe(403);
});
