import { expect, type Page, test } from "@playwright/test";
import { signInAsCoach } from "../support/coach";
import { holdFramework, untilHydrated } from "../support/hydrated";
import { newCourse } from "../support/learner";
import { sellCourse } from "../support/sale";
import { query } from "../support/world";

const WORDS = "What took the coach an hour to write.";

/** Every page of the back office with a text to write, and the label of the field for it. */
async function listForms(): Promise<[path: string, label: string][]> {
  const { courseId, lessonIds } = await newCourse("generic", [
    { title: "One", contentHtml: "<p>One.</p>" },
  ]);
  const { number } = await sellCourse();
  return [
    ["/admin/courses/new", "Title"],
    [`/admin/courses/${courseId}`, "New lesson’s title"],
    [`/admin/courses/${courseId}`, "Description"],
    [`/admin/courses/lessons/${lessonIds[0]}`, "Description"],
    [`/admin/courses/lessons/${lessonIds[0]}`, "Film’s address"],
    ["/admin/testimonials/new", "Their words"],
    ["/admin/testimonials/1", "Their words"],
    ["/admin/publications/new", "Description"],
    ["/admin/publications/1", "Description"],
    ["/admin/settings/brand", "In one sentence"],
    ["/admin/settings/contact", "Place"],
    ["/admin/settings/claims", "People coached"],
    ["/admin/settings/legal/terms", "Introduction"],
    ["/admin/settings/legal/refunds", "Introduction"],
    ["/admin/settings/legal/privacy", "Introduction"],
    [`/admin/orders/${number}/refund`, "Reason"],
    [`/admin/orders/${number}/email`, "Reason"],
    [`/admin/orders/${number}/access`, "Reason"],
  ];
}

test("what was typed into any form is back after the session was lost", async ({ page }) => {
  test.setTimeout(240_000);
  await signInAsCoach(page.context());
  for (const [path, label] of await listForms()) {
    await page.goto(path);
    await untilHydrated(page);
    await page.getByLabel(label, { exact: true }).fill(WORDS);
    await query(`DELETE FROM "Session"`);
    await page.goto(path);
    await expect(page).toHaveURL(/\/signin\?/);
    await signInAsCoach(page.context());
    await page.goto(path);
    await expect(page.getByText("Your unsaved changes are back").first(), path).toBeVisible();
    await expect(page.getByLabel(label, { exact: true }), path).toHaveValue(WORDS);
  }
});

test("what was typed of a new lesson is back though another was added, or taken away, meanwhile", async ({
  page,
}) => {
  const { courseId, lessonIds } = await newCourse("generic", [{ title: "One" }, { title: "Two" }]);
  await signInAsCoach(page.context());
  const lesson = page.getByLabel("New lesson’s title");
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  await lesson.fill(WORDS);
  await query(`DELETE FROM "Lesson" WHERE id = $1`, [lessonIds[1]]);
  await page.goto(`/admin/courses/${courseId}`);
  await expect(page.getByText("Your unsaved changes are back").first()).toBeVisible();
  await expect(lesson).toHaveValue(WORDS);
});

test("what was typed of a new course or lesson goes once it has been made of it", async ({
  page,
}) => {
  await signInAsCoach(page.context());
  await page.goto("/admin/courses/new");
  await untilHydrated(page);
  await page.getByLabel("Title", { exact: true }).fill(WORDS);
  await page.getByLabel("Price in pounds").fill("10");
  await page.getByRole("button", { name: "Create the draft" }).click();
  await expect(page).toHaveURL(/courses\/\d+$/);
  const course = page.url();
  const lesson = page.getByLabel("New lesson’s title");
  await lesson.fill(WORDS);
  await page.getByRole("button", { name: "Add the lesson" }).click();
  await expect(page).toHaveURL(/lessons\/\d+$/);
  for (const [address, label] of [
    ["/admin/courses/new", "Title"],
    [course, "New lesson’s title"],
  ] as const) {
    await page.goto(address);
    await untilHydrated(page);
    await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
    await expect(page.getByText("Your unsaved changes are back")).toBeHidden();
  }
});

test("what is typed before the framework is there stays, in areas of text as in lines", async ({
  page,
}) => {
  const { lessonIds } = await newCourse("generic", [
    { title: "One", contentHtml: "<p>As it was.</p>" },
  ]);
  await signInAsCoach(page.context());
  const release = await holdFramework(page);
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`, { waitUntil: "domcontentloaded" });
  const typed = ["Title", "Description", "Text"];
  for (const label of typed) await page.getByLabel(label, { exact: true }).fill(WORDS);
  release();
  await untilHydrated(page);
  for (const label of typed.slice(0, 2)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(WORDS);
  }
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveText(WORDS);
});

/** Opens a lesson's page and writes something into it; returns its address too. */
async function writeLesson(page: Page) {
  const { lessonIds } = await newCourse("generic", [{ title: "One" }]);
  await signInAsCoach(page.context());
  const path = `/admin/courses/lessons/${lessonIds[0]}`;
  await page.goto(path);
  await untilHydrated(page);
  const description = page.getByLabel("Description", { exact: true });
  await description.fill(WORDS);
  const save = page.getByRole("button", { name: "Save the lesson" });
  return { path, lessonId: lessonIds[0], description, save };
}

/** Goes to another page while the form is being saved, and only then lets the save be answered. */
async function leaveWhileSaving(
  page: Page,
  { path, save }: Awaited<ReturnType<typeof writeLesson>>,
) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === "POST") await promise;
    await route.continue();
  });
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await save.click();
  // The new page is rendered together with the answer, in place of the form.
  const left = page.waitForRequest(/\/admin\/testimonials/);
  await page.getByRole("link", { name: "Testimonials" }).first().click();
  await left;
  resolve();
  await answered;
  await expect(page.getByRole("heading", { level: 1, name: "Testimonials" })).toBeVisible();
}

function listDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")));
}

test("what could not be saved for want of a connection stays in the form, and is back after it", async ({
  page,
  context,
}) => {
  const { path, description, save } = await writeLesson(page);
  await context.setOffline(true);
  await save.click();
  await expect(page.getByText("We could not be reached.")).toBeVisible();
  await expect(description).toHaveValue(WORDS);
  await context.setOffline(false);
  await page.goto(path);
  await expect(page.getByText("Your unsaved changes are back")).toBeVisible();
  await expect(description).toHaveValue(WORDS);
  await save.click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.goto(path);
  await untilHydrated(page);
  await expect(description).toHaveValue(WORDS);
  await expect(page.getByText("Your unsaved changes are back")).toBeHidden();
});

test("what was refused while the coach went on to another page is back with its form", async ({
  page,
}) => {
  const lesson = await writeLesson(page);
  await query(`UPDATE "Lesson" SET version = version + 1 WHERE id = $1`, [lesson.lessonId]);
  await leaveWhileSaving(page, lesson);
  await page.goto(lesson.path);
  await expect(page.getByText("Your unsaved changes are back")).toBeVisible();
  await expect(lesson.description).toHaveValue(WORDS);
});

test("what was saved while the coach went on to another page is not taken for unsaved", async ({
  page,
}) => {
  const lesson = await writeLesson(page);
  await leaveWhileSaving(page, lesson);
  await expect.poll(() => listDrafts(page)).toEqual([]);
  await page.goto(lesson.path);
  await untilHydrated(page);
  await expect(lesson.description).toHaveValue(WORDS);
  await expect(page.getByText("Your unsaved changes are back")).toBeHidden();
});
