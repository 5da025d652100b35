import { expect, test } from "@playwright/test";
import { signInAsCoach } from "../support/coach";
import { expectToSuitEveryone } from "../support/everyone";
import { untilHydrated } from "../support/hydrated";
import { pressByKeys, typeOver } from "../support/keys";
import { sellCourse } from "../support/sale";
import { says } from "../support/says";
import { mailbox, query, siteUrl } from "../support/world";

test.beforeEach(({ context }) => signInAsCoach(context));

/** Puts the settings back as they were, for the tests that come after. */
async function restore(group: string, value: object): Promise<void> {
  await query(
    `UPDATE "Setting" SET value = value || $2::jsonb, "isSample" = true WHERE "group" = $1`,
    [group, JSON.stringify(value)],
  );
}

/** A published wording cannot be withdrawn, so the first one is published once more. */
test.afterAll(() =>
  query(`
    INSERT INTO "LegalText" (kind, number, version, title, introduction, "contentHtml")
    SELECT kind, last, version || '.' || last, title, introduction, "contentHtml"
    FROM "LegalText" JOIN (SELECT kind, max(number) + 1 AS last FROM "LegalText" GROUP BY kind) AS ends
      USING (kind)
    WHERE number = 1`),
);

for (const width of [360, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: "reduce" });

    test("a claim is changed with the keyboard alone, and the next visitor reads it", async ({
      page,
      request,
    }) => {
      const people = `12,${width}+`;
      await page.goto("/admin/settings");
      await expectToSuitEveryone(page);
      await pressByKeys(page, "Claims", "link");
      await expect(page.getByRole("heading", { name: "Claims", level: 1 })).toBeVisible();
      await typeOver(page, "Best-selling books", "5");
      await typeOver(page, "People coached", " ");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Please fill this in")).toBeVisible();
      await expect(page.getByLabel("Best-selling books")).toHaveValue("5");
      await expectToSuitEveryone(page);
      await typeOver(page, "People coached", people);
      await pressByKeys(page, "Save");
      await expect(page.getByText("Saved. The site shows it from now on.")).toBeVisible();
      await expectToSuitEveryone(page);
      expect(await says(request, "/", people)).toBe(true);
      await page.goto("/admin/audit?subject=settings:claims");
      await expect(page.getByText(people).first()).toBeVisible();
      await restore("claims", { peopleCoached: "10,000+", bestsellers: "4" });
      expect(await says(request, "/", people)).toBe(false);
    });

    test("a new wording of a legal text is published, and the one before stays readable", async ({
      page,
      request,
    }) => {
      const words = `We keep nothing that is ${width} pixels wide.`;
      await page.goto("/admin/settings/legal/privacy");
      const editor = page.getByRole("textbox", { name: "Text", exact: true });
      await expect(editor).toContainText("Who is responsible");
      await expectToSuitEveryone(page);
      await editor.getByRole("paragraph").last().click();
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      await page.keyboard.type(`${words} Write to {email}.`);
      await pressByKeys(page, "Publish this wording");
      await expect(page.getByText("Put this wording in force?")).toBeVisible();
      expect(await says(request, "/privacy", words)).toBe(false);
      await expectToSuitEveryone(page);
      await pressByKeys(page, "Yes, publish it");
      await expect(page.getByText("Published. The wording before it is kept.")).toBeVisible();
      expect(await says(request, "/privacy", words)).toBe(true);
      expect(await says(request, "/privacy", "{email}")).toBe(false);

      await pressByKeys(page, "Version 2026-11-21", "link");
      await expect(page.getByText("Version 2026-11-21, published")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Who is responsible" })).toBeVisible();
      await expectToSuitEveryone(page);
      await page.goto("/privacy");
      await expect(page.getByRole("paragraph").filter({ hasText: words })).toBeVisible();
      await expectToSuitEveryone(page);
    });
  });
}

test("the brand and the address to write to are one everywhere: pages, search results, mails", async ({
  page,
  request,
}) => {
  await page.goto("/admin/settings/brand");
  await page.getByLabel("Name", { exact: true }).fill("Nerve & Verse");
  await page.getByLabel("End of page titles").fill("Nerve & Verse");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.goto("/admin/settings/contact");
  await page.getByLabel("Email address").fill("Coach@Nerve.Test");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();

  await page.goto("/about");
  await expect(page).toHaveTitle("About Your Coach | Nerve & Verse");
  await expect(page.locator('head meta[property="og:site_name"]')).toHaveAttribute(
    "content",
    "Nerve & Verse",
  );
  await expect(page.getByRole("banner").getByText("Nerve & Verse")).toBeVisible();
  expect(await says(request, "/terms", 'href="mailto:coach@nerve.test"')).toBe(true);
  expect(await says(request, "/manifest.webmanifest", "Nerve & Verse")).toBe(true);
  expect(await says(request, "/email-preview/mail", "coach@nerve.test")).toBe(true);

  const { email } = await sellCourse();
  const { text } = await mailbox.mail(email, /^Your course/);
  expect(text).toContain("Nerve & Verse, Belfast, Northern Ireland. Questions? Write to coach@");
  await restore("brand", {
    name: "Belfast Performance Coaching",
    titleSuffix: "Belfast Performance Coaching",
  });
  await restore("contact", { email: "hello@example.com" });
});

test("a profile that is not there is not linked, and one elsewhere than the web is refused", async ({
  page,
}) => {
  await page.goto("/admin/settings/social");
  await page.getByRole("textbox", { name: "Facebook" }).fill("javascript:alert(1)");
  await page.getByRole("textbox", { name: "LinkedIn" }).fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please begin with https://")).toBeVisible();
  await page.getByRole("textbox", { name: "Facebook" }).fill("https://www.facebook.com/nerve");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.goto("/contact");
  const facebook = page.getByRole("link", { name: "Facebook" });
  await expect(facebook.first()).toHaveAttribute("href", "https://www.facebook.com/nerve");
  await expect(page.getByRole("link", { name: "LinkedIn" })).toHaveCount(0);
  await restore("social", {
    facebook: "https://www.facebook.com/",
    linkedin: "https://www.linkedin.com/",
  });
});

test("of two who edit the settings the second is told and loses nothing", async ({ page }) => {
  await page.goto("/admin/settings/claims");
  const other = await page.context().newPage();
  await other.goto("/admin/settings/claims");
  await page.getByLabel("Social media followers").fill("160,000+");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await other.getByLabel("Social media followers").fill("170,000+");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Somebody changed this meanwhile")).toBeVisible();
  await expect(other.getByText("160,000+")).toBeVisible();
  await expect(other.getByLabel("Social media followers")).toHaveValue("170,000+");
  await expectToSuitEveryone(other);
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Saved.")).toBeVisible();
  await restore("claims", { followers: "150,000+" });
});

test("of two who write one legal text the second is told and loses nothing", async ({ page }) => {
  await page.goto("/admin/settings/legal/refunds");
  const other = await page.context().newPage();
  await other.goto("/admin/settings/legal/refunds");
  await untilHydrated(other);
  for (const [tab, words] of [
    [page, "The first one’s words."],
    [other, "The second one’s words."],
  ] as const) {
    await tab.getByLabel("Introduction").fill(words);
    await tab.getByRole("button", { name: "Publish this wording" }).click();
    await tab.getByRole("button", { name: "Yes, publish it" }).click();
    await expect(tab.getByText(/^(Published\.|Somebody changed this meanwhile)/)).toBeVisible();
  }
  await expect(page.getByText("Published.")).toBeVisible();
  await expect(other.getByText("Somebody changed this meanwhile")).toBeVisible();
  await expect(other.getByText("The first one’s words.")).toBeVisible();
  await expect(other.getByLabel("Introduction")).toHaveValue("The second one’s words.");
});

test("what was typed into the settings outlives a lost session", async ({ page }) => {
  await page.goto("/admin/settings/brand");
  await untilHydrated(page);
  await page.getByLabel("In one sentence").fill("A sentence that took an hour.");
  await query(`DELETE FROM "Session"`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect(page.getByLabel("In one sentence")).toHaveValue("A sentence that took an hour.");
  await signInAsCoach(page.context());
  await page.goto("/admin/settings/brand");
  await expect(page.getByText("Your unsaved changes are back")).toBeVisible();
  await expect(page.getByLabel("In one sentence")).toHaveValue("A sentence that took an hour.");
});

test("the button that says the legal texts were read goes, and the keyboard keeps its place", async ({
  page,
}) => {
  await page.goto("/admin");
  await untilHydrated(page);
  await pressByKeys(page, "I have read all three");
  await expect(page.getByRole("button", { name: "I have read all three" })).toHaveCount(0);
  const section = page.locator("section", { hasText: "Before real visitors come" });
  await expect(section.locator(":focus")).toHaveCount(1);
});

test("without script a legal text is written as HTML, asked about once and published", async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  await signInAsCoach(context);
  const plain = await context.newPage();
  await plain.goto("/admin/settings/legal/refunds");
  await plain.getByLabel("Text", { exact: true }).fill("<h3>Plain</h3><p>Money back.</p>");
  await plain.getByRole("button", { name: "Publish this wording" }).click();
  await plain.getByRole("button", { name: "Yes, publish it" }).click();
  await expect(plain.getByText("Published.")).toBeVisible();
  expect(await says(request, "/refunds", ">Plain</h2>")).toBe(true);
  await context.close();
});

test("an order leads to the terms that it was made under", async ({ page }) => {
  const { number } = await sellCourse();
  await page.goto(`/admin/orders/${number}`);
  await page.getByRole("link", { name: /^version/ }).click();
  await expect(page.getByRole("heading", { name: "Terms of Sale and Use" })).toBeVisible();
});
