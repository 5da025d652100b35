import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { z } from "zod";
import { findOrCreateCoach, signInAsCoach } from "../support/coach";
import { expectToSuitEveryone } from "../support/everyone";
import { untilHydrated } from "../support/hydrated";
import { pressByKeys } from "../support/keys";
import { newCourse, newLearner, signIn } from "../support/learner";
import { newAddress } from "../support/samples";
import { findLink } from "../support/shopper";
import { query, siteUrl } from "../support/world";

async function search(page: Page, words: string) {
  await page.getByRole("searchbox").focus();
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]q=/);
}

/** Somebody who stopped in the middle of a course three weeks ago. */
async function newStuckBuyer() {
  const { courseId, lessonIds } = await newCourse("generic", [{ title: "One" }, { title: "Two" }]);
  const userId = await newLearner(courseId);
  await query(
    `INSERT INTO "LessonProgress" ("userId", "lessonId", completed, "completedAt", "updatedAt")
     VALUES ($1, $2, true, now(), now())`,
    [userId, lessonIds[0]],
  );
  await query(
    `UPDATE "Enrolment" SET "lastProgressAt" = now() - interval '21 days' WHERE "userId" = $1`,
    [userId],
  );
  const rows = await query(`SELECT email FROM "User" WHERE id = $1`, [userId]);
  return { userId, email: z.tuple([z.object({ email: z.string() })]).parse(rows)[0].email };
}

async function newSubscriber(): Promise<string> {
  const email = newAddress();
  await query(
    `INSERT INTO "NewsletterSubscriber" (id, email, status, "consentVersion", "confirmedAt")
     VALUES (gen_random_uuid(), $1, 'confirmed', '2026-11-21', now())`,
    [email],
  );
  return email;
}

async function newMessage(): Promise<string> {
  const email = newAddress();
  await query(
    `INSERT INTO "ContactMessage" (id, name, email, subject, message)
     VALUES (gen_random_uuid(), 'Zoë O’Hara', $1, $2, 'Good morning,\n<b>may</b> I ask something?')`,
    [email, `Question of ${email}`],
  );
  return email;
}

test("what a list is asked for and cannot be is left out", async ({ context }) => {
  await signInAsCoach(context);
  const id = randomUUID();
  const questions = [
    ...["orders", "people", "messages", "newsletter"].map((list) => `${list}?q=%00&after=%00`),
    "audit?subject=%00",
    `newsletter?at=0000-01-01T00:00:00Z&id=${id}`,
    `people/stuck?at=0000-01-01T00:00:00Z&person=${id}&course=1`,
    `people/stuck?at=2026-01-01T00:00:00Z&person=${id}&course=99999999999`,
  ];
  for (const question of questions) {
    const answer = await context.request.get(`/admin/${question}`);
    expect([question, answer.status()]).toEqual([question, 200]);
  }
});

test("a course that the coach gives is open to somebody who never bought, until the coach ends it", async ({
  page,
  browser,
}) => {
  const { slug, courseId } = await newCourse("generic", [{ title: "Breathe" }]);
  const email = newAddress();
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/${courseId}`);
  await page.getByRole("link", { name: "Give it to somebody" }).click();
  await expect(page.getByText("This course is a draft")).toBeVisible();
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Give the course" }).click();
  await expect(page.getByText("Please fill this in")).toBeVisible();
  // Where the page was scrolled to the button, the header covers a part of the navigation.
  await page.evaluate(() => scrollTo(0, 0));
  await expectToSuitEveryone(page);
  await page.getByLabel("Reason").fill("first prize");
  await page.getByRole("button", { name: "Give the course" }).click();
  await expect(page.getByText(`The way in is on its way to ${email}.`)).toBeVisible();

  const theirs = await (await browser.newContext({ baseURL: siteUrl })).newPage();
  await theirs.goto(await findLink(email, /^Your course/));
  await theirs.getByRole("button", { name: "Sign in" }).click();
  await expect(theirs).toHaveURL(`/learn/${slug}`);
  await expect(theirs.getByRole("heading", { name: "Breathe" })).toBeVisible();

  await page.goto(`/admin/people?q=${encodeURIComponent(email)}`);
  await page.getByRole("link").filter({ hasText: email }).click();
  const gift = page.locator("summary", { hasText: "The Test Rooms, given by hand" });
  await expect(page.getByText("Nothing was bought with this account.")).toBeVisible();
  await gift.click();
  await expectToSuitEveryone(page);
  await page.getByLabel("Reason").fill("given by mistake");
  await page.getByRole("button", { name: "End this access" }).click();
  await expect(gift).toHaveCount(0);
  await expect(page.locator(":focus")).toContainText("The course is closed to them");
  expect((await theirs.goto(`/learn/${slug}`))?.status()).toBe(404);
  await theirs.context().close();
});

for (const width of [360, 1440]) {
  test.describe(`with the keyboard at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(({ context }) => signInAsCoach(context));

    test("the coach looks after people", async ({ page, browser }) => {
      test.setTimeout(120_000);
      const { userId, email } = await newStuckBuyer();

      await test.step("who is stuck, and where", async () => {
        await page.goto("/admin/people");
        await expectToSuitEveryone(page);
        await pressByKeys(page, "Who is stuck", "link");
        const line = page.getByRole("link").filter({ hasText: email });
        await expect(line).toContainText("50%");
        await expect(line).toContainText("Last at “One”");
        await expectToSuitEveryone(page);
        await pressByKeys(page, "30 days", "link");
        await expect(line).toHaveCount(0);
      });
      await test.step("a lost telephone is signed out from here", async () => {
        const telephone = await browser.newContext({ baseURL: siteUrl });
        await signIn(telephone, userId);
        await query(`UPDATE "User" SET "firstSignInAt" = now() WHERE id = $1`, [userId]);
        await page.goto(`/admin/people/${userId}`);
        await pressByKeys(page, "Sign this person out everywhere");
        await expect(page.getByText("Sign this person out in every browser?")).toBeVisible();
        await expectToSuitEveryone(page);
        await pressByKeys(page, "Yes, sign them out");
        await expect(page.getByText("One browser is signed out.")).toBeVisible();
        await expect(page.getByText("no browser is signed in now")).toBeVisible();
        const its = await telephone.newPage();
        await its.goto("/account");
        await expect(its).toHaveURL(/\/signin/);
        await telephone.close();
      });
      await test.step("found by the beginning of the address, and erased on request", async () => {
        await page.goto("/admin/people");
        await search(page, email.slice(0, 22).toUpperCase());
        await page.getByRole("link").filter({ hasText: email }).press("Enter");
        await expect(page.getByText("50% complete, last at “One”", { exact: false })).toBeVisible();
        await expectToSuitEveryone(page);
        await pressByKeys(page, "Erase on request", "link");
        await expect(page).toHaveURL(/\/erase$/);
        await page.getByLabel("Reason").focus();
        await page.keyboard.type("asked by letter");
        await pressByKeys(page, "Erase this person");
        await expect(page.getByText("Erase this person for good?")).toBeVisible();
        await expectToSuitEveryone(page);
        await pressByKeys(page, "Yes, erase for good");
        await expect(page.getByText("The person is erased.")).toBeVisible();
        expect(await query(`SELECT 1 FROM "User" WHERE id = $1`, [userId])).toEqual([]);
        expect((await page.goto(`/admin/people/${userId}`))?.status()).toBe(404);
      });
    });

    test("the coach looks after the newsletter", async ({ page }) => {
      const email = await newSubscriber();
      await page.goto("/admin/newsletter");
      await expectToSuitEveryone(page);

      await test.step("the table is downloaded, and who took it is on record", async () => {
        await pressByKeys(page, "Export as CSV", "link");
        await expect(page.getByRole("button", { name: "Download the table" })).toBeVisible();
        await expectToSuitEveryone(page);
        const waiting = page.waitForEvent("download");
        await pressByKeys(page, "Download the table");
        const download = await waiting;
        expect(download.suggestedFilename()).toBe("subscribers.csv");
        const chunks = await (await download.createReadStream()).toArray();
        const table = Buffer.concat(chunks).toString("utf8");
        expect(table).toContain(`"${email}","confirmed"`);
        expect(table).toContain("One useful letter a month");
        const entries = await query(`SELECT 1 FROM "AuditLog" WHERE action = 'newsletter.export'`);
        expect(entries.length).toBeGreaterThan(0);
      });
      await test.step("one subscriber shows the proof of consent, and is erased", async () => {
        await page.goto("/admin/newsletter");
        await search(page, email.slice(0, 22));
        await page.getByRole("link").filter({ hasText: email }).press("Enter");
        await expect(page.getByText("“One useful letter a month", { exact: false })).toBeVisible();
        await expectToSuitEveryone(page);
        await pressByKeys(page, "Erase this subscriber");
        await pressByKeys(page, "Yes, erase for good");
        await expect(page.getByText("The subscriber is erased.")).toBeVisible();
      });
    });

    test("the coach answers messages", async ({ page }) => {
      const email = await newMessage();
      await page.goto("/admin/messages");
      await expectToSuitEveryone(page);
      await search(page, email.slice(0, 22));
      await page.getByRole("link").filter({ hasText: email }).press("Enter");
      await expect(page.getByText("<b>may</b> I ask something?", { exact: false })).toBeVisible();
      await expectToSuitEveryone(page);
      const reply = await page.getByRole("link", { name: "Reply by e-mail" }).getAttribute("href");
      expect(reply).toContain(`mailto:${email}?subject=Re%3A%20Question`);
      // There before its words: screen readers pass over a region that comes with them.
      const said = page.locator("form").getByRole("status").first();
      await expect(said).toBeEmpty();
      await pressByKeys(page, "Mark as answered");
      await expect(page.getByText("Answered", { exact: true })).toBeVisible();
      await expect(said).toHaveText("Marked as answered.");
      // The place of the buttons keeps the keyboard's, which the pressed one took along.
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
      await pressByKeys(page, "Mark as new");
      await expect(page.getByText("New", { exact: true })).toBeVisible();
      await expect(said).toHaveText("Marked as new.");
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
      await pressByKeys(page, "Archive");
      await expect(page.getByText("Archived", { exact: true })).toBeVisible();
      await expect(said).toHaveText("Moved to the archive.");
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
      await pressByKeys(page, "Erase this message");
      await pressByKeys(page, "Yes, erase for good");
      await expect(page.getByText("The message is erased.")).toBeVisible();
    });
  });
}

const rooms = [
  "/admin/people",
  "/admin/people/stuck",
  "/admin/newsletter",
  "/admin/newsletter/export",
  "/admin/messages",
];

test("buyers and visitors find nothing of it, and take no table", async ({ page, request }) => {
  const { userId } = await newStuckBuyer();
  for (const room of [...rooms, `/admin/people/${userId}`, `/admin/people/${userId}/erase`]) {
    await page.goto(room);
    await expect(page, room).toHaveURL(/\/signin\?/);
  }
  const path = "/api/admin/newsletter";
  expect((await request.post(path, { data: { state: "all" } })).status()).toBe(401);
  await signIn(page.context(), userId);
  for (const room of [...rooms, `/admin/people/${userId}`, `/admin/people/${userId}/erase`]) {
    expect((await page.goto(room))?.status(), room).toBe(404);
  }
  expect((await page.request.post(path, { data: { state: "all" } })).status()).toBe(404);
});

test("the reason of an erasure is still there once the coach has entered a code anew", async ({
  page,
}) => {
  const { userId } = await newStuckBuyer();
  await signInAsCoach(page.context());
  const provenAgo = async (time: string) =>
    query(`UPDATE "Session" SET "factorProvenAt" = now() - $2::interval WHERE "userId" = $1`, [
      await findOrCreateCoach(),
      time,
    ]);
  await page.goto(`/admin/people/${userId}/erase`);
  await untilHydrated(page);
  await page.getByLabel("Reason").fill("Asked for by post.");
  await provenAgo("11 minutes");
  await page.getByRole("button", { name: "Erase this person" }).click();
  await expect(page.getByText("What you typed is kept in this browser.")).toBeVisible();
  await provenAgo("0 minutes");
  await page.reload();
  await expect(page.getByText("Your unsaved changes are back")).toBeVisible();
  await expect(page.getByLabel("Reason")).toHaveValue("Asked for by post.");
});

test("an export and an erasure want the second factor anew", async ({ page }) => {
  const { userId } = await newStuckBuyer();
  await signInAsCoach(page.context());
  await page.goto("/admin/newsletter/export");
  await query(
    `UPDATE "Session" SET "factorProvenAt" = now() - interval '11 minutes' WHERE "userId" = $1`,
    [await findOrCreateCoach()],
  );
  await page.getByRole("button", { name: "Download the table" }).click();
  await expect(page).toHaveURL(/\/signin\/factor.*callbackUrl=%2Fadmin%2Fnewsletter%2Fexport$/);
  for (const room of ["/admin/newsletter/export", `/admin/people/${userId}/erase`]) {
    await page.goto(room);
    await expect(page, room).toHaveURL(/factor/);
  }
  const answer = await page.request.post("/api/admin/newsletter", { data: { state: "all" } });
  expect(answer.status()).toBe(403);
});

test("without JavaScript the coach finds, answers and erases as well", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  await signInAsCoach(context);
  const page = await context.newPage();
  const email = await newMessage();
  await page.goto("/admin/messages");
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link").filter({ hasText: email }).click();
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect(page.getByText("Answered", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Erase this message" }).click();
  await page.getByRole("button", { name: "Yes, erase for good" }).click();
  await expect(page.getByText("The message is erased.")).toBeVisible();
  await context.close();
});
