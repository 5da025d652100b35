import { editorOf, rememberSettings, restoreLegalTexts } from "../support/back-office";
import { expectToSuitEveryone } from "../support/everyone";
import { untilHydrated } from "../support/hydrated";
import { pressByKeys, typeOver } from "../support/keys";
import { says } from "../support/says";
import { expect, test } from "./fixtures";

test.use({ viewport: { width: 360, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

let restoreSettings: () => Promise<unknown>;

test.beforeAll(async () => {
  restoreSettings = await rememberSettings();
});
test.afterEach(() => restoreSettings());
test.afterAll(restoreLegalTexts);

test("the coach changes a claim by keyboard alone, and the next visitor sees it", async ({
  coach: page,
  request,
}) => {
  await page.goto("/admin/settings");
  await pressByKeys(page, "Claims", "link");
  await expect(page.getByRole("heading", { name: "Claims", level: 1 })).toBeVisible();
  await typeOver(page, "Best-selling books", "5");
  await typeOver(page, "People coached", "more than twelve thousand");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please keep this under 20 characters")).toBeVisible();
  await expect(page.getByLabel("Best-selling books")).toHaveValue("5");
  await expectToSuitEveryone(page);
  await typeOver(page, "People coached", "12,360+");
  await pressByKeys(page, "Save");
  await expect(page.getByText("Saved. The site shows it from now on.")).toBeVisible();
  await expectToSuitEveryone(page);
  expect(await says(request, "/", "12,360+")).toBe(true);
  await page.goto("/admin/audit?subject=settings:claims");
  await expect(page.getByText("12,360+").first()).toBeVisible();
});

test("a legal text is written in a draft, looked at, and put in force after a question", async ({
  coach: page,
  request,
}) => {
  const words = "We keep nothing that is 360 pixels wide.";
  const editorPath = await editorOf("/privacy");
  await page.goto(`${editorPath}/sections/1`);
  const editor = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(editor).toContainText("Who is responsible");
  await editor.getByRole("paragraph").last().click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type(`${words} We are {name}.`);
  await pressByKeys(page, "Save to the draft");
  await expect(page.getByText("Saved in the draft.")).toBeVisible();
  await page.goto(`${editorPath}/preview`);
  await expect(page.frameLocator("iframe").first().getByText(words)).toBeVisible();
  await page.goto(editorPath);
  await pressByKeys(page, "Publish");
  await expect(page.getByText("Put this wording in force?")).toBeVisible();
  expect(await says(request, "/privacy", words)).toBe(false);
  await expectToSuitEveryone(page);
  await pressByKeys(page, "Yes, publish it");
  await expect(page.getByText("Visitors see this page as it is here.")).toBeVisible();
  expect(await says(request, "/privacy", words)).toBe(true);
  for (const place of ["{email}", "{name}"]) {
    expect(await says(request, "/privacy", place)).toBe(false);
  }
  expect(await says(request, "/privacy", "mailto:")).toBe(true);
});

test("a new brand, address and profile appear everywhere: in pages, metadata and mails", async ({
  coach: page,
  request,
}) => {
  const saveSettings = async (group: string, fields: Record<string, string>) => {
    await page.goto(`/admin/settings/${group}`);
    for (const [name, words] of Object.entries(fields)) {
      await page.getByRole("textbox", { name, exact: true }).fill(words);
    }
    await page.getByRole("button", { name: "Save" }).click();
  };
  await saveSettings("brand", { Name: "Nerve & Verse", "End of page titles": "Nerve & Verse" });
  await expect(page.getByText("Saved.")).toBeVisible();
  await saveSettings("contact", { "Email address": "Coach@Nerve.Test" });
  await expect(page.getByText("Saved.")).toBeVisible();
  await saveSettings("social", { Facebook: "javascript:alert(1)", LinkedIn: "" });
  await expect(page.getByText("Please begin with https://")).toBeVisible();
  await page.getByRole("textbox", { name: "Facebook" }).fill("https://www.facebook.com/nerve");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();

  await page.goto("/contact");
  await expect(page).toHaveTitle("Contact | Nerve & Verse");
  const siteName = page.locator('head meta[property="og:site_name"]');
  await expect(siteName).toHaveAttribute("content", "Nerve & Verse");
  await expect(page.getByRole("banner").getByText("Nerve & Verse")).toBeVisible();
  const facebook = page.getByRole("link", { name: "Facebook" }).first();
  await expect(facebook).toHaveAttribute("href", "https://www.facebook.com/nerve");
  await expect(page.getByRole("link", { name: "LinkedIn" })).toHaveCount(0);
  for (const [path, words] of [
    ["/terms", 'href="mailto:coach@nerve.test"'],
    ["/manifest.webmanifest", "Nerve & Verse"],
    ["/email-preview/mail", "coach@nerve.test"],
  ] as const) {
    expect([path, await says(request, path, words)]).toEqual([path, true]);
  }
});

test("confirming that the legal texts were read removes the button and keeps the focus nearby", async ({
  coach: page,
}) => {
  await page.goto("/admin");
  await untilHydrated(page);
  await pressByKeys(page, "I have read all of them");
  await expect(page.getByRole("button", { name: "I have read all of them" })).toHaveCount(0);
  const section = page.locator("section", { hasText: "Before real visitors come" });
  await expect(section.locator(":focus")).toHaveCount(1);
});

test("an unreadable colour is replaced by a readable one, which pages, icons and mails use at once", async ({
  coach: page,
  request,
}) => {
  await page.goto("/admin/settings/looks");
  await page.getByLabel("Dark colour").fill("#8a8a8a");
  await page.getByLabel("Accent").fill("#7fd1c8");
  await page.getByLabel("Letters of the logo").fill("NV");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("would be hard to read")).toBeVisible();
  await page.getByRole("button", { name: "Yes, do it" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();

  for (const path of ["/about", "/signin"]) {
    await page.goto(path);
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect([path, ink]).toEqual([path, "rgb(58, 58, 58)"]);
    await expect(page.locator("header a[href='/'] svg path")).toHaveCount(1);
    const icon = await page.locator('link[rel="icon"]').getAttribute("href");
    expect(await (await request.get(icon ?? "")).text()).toContain('fill="#3a3a3a"');
  }
  expect(await says(request, "/email-preview/mail", "background-color:#7fd1c8")).toBe(true);
});
