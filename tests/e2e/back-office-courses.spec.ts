import type { Locator, Page } from "@playwright/test";
import { readLesson } from "../support/back-office";
import { expectToSuitEveryone } from "../support/everyone";
import { untilHydrated } from "../support/hydrated";
import { newCourse, newLearner, signIn } from "../support/learner";
import { readAuditLog } from "../support/people";
import { says } from "../support/says";
import { expect, test } from "./fixtures";

const TEXT = "<p>What this module is about.</p>";

test.use({
  viewport: { width: 360, height: 900 },
  courseOf: {
    lessons: ["One", "Two"].map((title) => ({ title, contentHtml: TEXT })),
    isPublished: true,
  },
});

/** The editor, once it has replaced the textarea: a click before that would wait for the textarea for ever. */
async function editorOf(page: Page): Promise<Locator> {
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  return page.getByRole("textbox", { name: "Text" });
}

test("the coach creates a course from scratch, puts it on sale and takes it off sale", async ({
  coach: page,
  request,
}) => {
  const title = "The Test of the Whole Way";
  const address = "/courses/the-test-of-the-whole-way";
  await page.goto("/admin/courses");
  await page.getByRole("link", { name: "New course" }).click();
  // The list's search also has a field for titles, which stays until the next page appears.
  await expect(page.getByRole("heading", { name: "New course", level: 1 })).toBeVisible();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Price in pounds").fill("free");
  await page.getByRole("button", { name: "Create the draft" }).click();
  await expect(page.getByText("Please write the price in pounds")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByLabel("Price in pounds").fill("19.50");
  await page.getByRole("button", { name: "Create the draft" }).click();

  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("It cannot be published yet")).toBeVisible();
  await page.getByLabel("Description").fill("A course about the whole way.");
  await page.getByRole("button", { name: "Save the details" }).click();
  await expect(page.getByText("Saved. It is still a draft: visitors do not see it.")).toBeVisible();
  await expectToSuitEveryone(page);
  expect((await request.get(address)).status()).toBe(404);

  await page.getByLabel("New lesson’s title").fill("Breathe");
  await page.getByRole("button", { name: "Add the lesson" }).click();
  await expect(page.getByRole("heading", { name: "Breathe", level: 1 })).toBeVisible();
  await page.getByLabel("Description").fill("In, and out.");
  await page.getByLabel("Minutes").fill("12");
  await (await editorOf(page)).click();
  await page.keyboard.type("Breathe ");
  await page.keyboard.press("Control+B");
  await page.keyboard.type("slowly");
  await page.getByRole("button", { name: "Save the lesson" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show it to buyers" }).click();
  await expect(page.getByText("Shown to buyers")).toBeVisible();
  await expect(page.getByText("Buyers see it from now on, as the last module.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Take it out" })).toBeFocused();
  const lessonId = Number(page.url().split("/").at(-1));
  expect((await readLesson(lessonId)).contentHtml).toBe("<p>Breathe <strong>slowly</strong></p>");

  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("It is on sale.")).toBeVisible();
  expect(await says(request, address, "19.50")).toBe(true);
  await page.getByRole("button", { name: "Take it off sale" }).click();
  await page.getByRole("button", { name: "Yes, take it off sale" }).click();
  await expect(page.getByText("It is off sale.")).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test("a new price and address are live at the next request, and old links redirect", async ({
  coach: page,
  course: { slug, courseId },
  context,
  request,
}) => {
  await signIn(context, await newLearner(courseId));
  expect(await says(request, `/courses/${slug}`, "49.99")).toBe(true);
  await page.goto(`/admin/courses/${courseId}`);
  await page.getByLabel("Price in pounds").fill("£58.95");
  await page.getByLabel("Address").fill(`${slug}-moved`);
  await page.getByRole("button", { name: "Save the details" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(await says(request, `/courses/${slug}-moved`, "58.95")).toBe(true);
  expect(await says(request, `/courses/${slug}-moved`, "49.99")).toBe(false);
  for (const path of ["/courses/", "/learn/", "/content/"]) {
    const answer = await context.request.get(`${path}${slug}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, `${path}${slug}-moved`]);
  }
  const checkout = await request.get(`/checkout/${slug}`, { maxRedirects: 0 });
  expect(checkout.status()).toBe(308);
  expect(checkout.headers().location).toContain(`courseId=${courseId}`);
});

test("a retired lesson is hidden from new buyers and kept for earlier ones", async ({
  coach: page,
  course: { slug, courseId, lessonIds },
}) => {
  const userId = await newLearner(courseId);
  await page.goto(`/admin/courses/lessons/${lessonIds[1]}`);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Take it out" }).click();
  await expect(page.getByText("Everybody who bought the course before keeps it.")).toBeVisible();
  await page.getByRole("button", { name: "Yes, take it out" }).click();
  await expect(page.getByText("Kept for those who bought before")).toBeVisible();
  await expect(page.getByText("New buyers no longer get it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show it to buyers" })).toBeFocused();

  await page.goto(`/courses/${slug}`);
  await expect(page.getByRole("heading", { name: "1 module", exact: true })).toBeVisible();
  await signIn(page.context(), userId);
  await page.goto(`/learn/${slug}`);
  await expect(page.getByRole("heading", { name: "Two" })).toBeVisible();
});

test("the editor's toolbar works by keyboard", async ({ coach: page, course: { lessonIds } }) => {
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  const text = await editorOf(page);
  await text.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Bold" })).toBeFocused();
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "List", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text.getByRole("listitem")).toHaveText("What this module is about.");

  await page.keyboard.press("Control+A");
  await page.getByRole("button", { name: "Link" }).press("Enter");
  const address = page.getByLabel("Link’s address");
  await address.fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(address).toHaveAccessibleDescription(/Please begin with https:\/\//);
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await address.fill("example.com/breath");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("link")).toHaveAttribute("href", "https://example.com/breath");
});

test("headings in a lesson’s text continue those of its page, and a definition list is edited as HTML", async ({
  coach: page,
}) => {
  const terms = "<p>Yours:</p><dl><dt>Calm</dt><dd>Breathe</dd></dl>";
  const { lessonIds } = await newCourse("generic", [
    { title: "One", contentHtml: terms },
    { title: "Two", contentHtml: `<h3>Breathing</h3>${TEXT}` },
  ]);
  await page.goto(`/admin/courses/lessons/${lessonIds[1]}`);
  await expect((await editorOf(page)).getByRole("heading", { name: "Breathing" })).toBeVisible();
  await expectToSuitEveryone(page);

  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await expect(page.getByText("As HTML:")).toBeVisible();
  await expect(page.getByLabel("Text")).toHaveValue(terms);
  await page.getByLabel("Minutes").fill("9");
  await page.getByRole("button", { name: "Save the lesson" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  expect((await readLesson(lessonIds[0])).contentHtml).toBe(terms);
});

test("the coach previews a draft with its lessons, and the audit log records it", async ({
  coach: page,
}) => {
  const { courseId, lessonIds } = await newCourse("generic", [
    { title: "One", contentHtml: TEXT, downloadUrl: "media:workbooks/one.pdf" },
  ]);
  await page.goto(`/preview/courses/${courseId}`);
  await expect(page.getByText("visitors cannot see it")).toBeVisible();
  await page.goto(`/preview/courses/${courseId}/lessons`);
  await expect(page.getByText("What this module is about.").last()).toBeVisible();
  const workbook = page.getByRole("link", { name: "Download: One" });
  await expect(workbook).toHaveAttribute("href", `/preview/lessons/${lessonIds[0]}/workbook`);
  expect(await readAuditLog(`course:${courseId}`)).toContainEqual(
    expect.objectContaining({ action: "course.preview" }),
  );
});
