import type { Locator, Page } from "@playwright/test";
import { deleteLesson, editElsewhere, editorOf } from "../support/back-office";
import { signInAsCoach } from "../support/coach";
import { expectToSuitEveryone } from "../support/everyone";
import { holdBack } from "../support/hold-back";
import { holdFramework, untilHydrated } from "../support/hydrated";
import { expect, test } from "./fixtures";

const WORDS = "What took the coach an hour to write.";

test.use({
  courseOf: {
    lessons: [
      { title: "One", contentHtml: `<p>${"As it was. ".repeat(600)}</p>` },
      { title: "Two", videoUrl: "media:films/any.mp4" },
      { title: "Three" },
    ],
  },
});

const back = (page: Page) => page.getByText("Your unsaved changes are back").first();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The existing region: a screen reader would not announce a new one that appears together with its text. */
function statusBeside(page: Page, control: Locator) {
  return page.locator("form").filter({ has: control }).getByRole("status").last().elementHandle();
}

test("a form keeps its text when the session has ended", async ({
  coach: page,
  course: { courseId, lessonIds },
  buyer: { number, userId },
}) => {
  await expectTypingBack(page, {
    "/admin/courses/new": ["Title"],
    [`/admin/courses/${courseId}`]: ["New lesson’s title", "Description"],
    [`/admin/courses/lessons/${lessonIds[2]}`]: ["Description", "Film’s address"],
    "/admin/settings/brand": ["In one sentence"],
    [`${await editorOf("/terms")}/words`]: ["Below the heading"],
    [`/admin/orders/${number}/refund`]: ["Reason"],
    [`/admin/people/${userId}/erase`]: ["Reason"],
  });
});

// All forms keep drafts by the same code.
test("the other forms also keep their text when the session has ended", { tag: "@full" }, async ({
  coach: page,
  buyer: { number },
}) => {
  await expectTypingBack(page, {
    "/admin/testimonials/new": ["Their words"],
    "/admin/testimonials/1": ["Their words"],
    "/admin/publications/new": ["Description"],
    "/admin/publications/1": ["Description"],
    "/admin/settings/contact": ["Place"],
    "/admin/settings/claims": ["People coached"],
    [`/admin/orders/${number}/email`]: ["Reason"],
    [`/admin/orders/${number}/access`]: ["Reason"],
  });
});

async function expectTypingBack(page: Page, forms: Record<string, string[]>): Promise<void> {
  test.setTimeout(120_000);
  for (const [path, labels] of Object.entries(forms)) {
    await page.goto(path);
    await untilHydrated(page);
    for (const label of labels) await field(page, label).fill(WORDS);
  }
  await page.context().clearCookies();
  await page.goto("/admin/courses/new");
  await expect(page).toHaveURL(/\/signin\?/);
  await signInAsCoach(page.context());
  for (const [path, labels] of Object.entries(forms)) {
    await page.goto(path);
    await expect(back(page), path).toBeVisible();
    for (const label of labels) await expect(field(page, label), path).toHaveValue(WORDS);
  }
}

test("the lesson editor keeps its text when the session has ended, and saving removes its draft", {
  tag: "@full",
}, async ({ coach: page, course: { lessonIds } }) => {
  const path = `/admin/courses/lessons/${lessonIds[2]}`;
  await page.goto(path);
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  const text = page.getByRole("textbox", { name: "Text" });
  await text.click();
  await page.keyboard.type(WORDS);
  await field(page, "Description").fill("About it.");
  await page.context().clearCookies();
  await button(page, "Save the lesson").click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect(text).toContainText(WORDS);

  await signInAsCoach(page.context());
  await page.goto(path);
  await expect(back(page)).toBeVisible();
  await expect(text).toContainText(WORDS);
  await button(page, "Save the lesson").click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(text).toContainText(WORDS);
  await expect(back(page)).toBeHidden();
});

test("the draft of a new lesson is restored even if another lesson has been deleted", async ({
  coach: page,
  course: { courseId, lessonIds },
}) => {
  const title = field(page, "New lesson’s title");
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  await title.fill(WORDS);
  await deleteLesson(lessonIds[1]);
  await page.goto(`/admin/courses/${courseId}`);
  await expect(back(page)).toBeVisible();
  await expect(title).toHaveValue(WORDS);
});

test("creating a course or lesson removes its draft", {
  tag: "@full",
}, async ({ coach: page }) => {
  await page.goto("/admin/courses/new");
  await untilHydrated(page);
  await field(page, "Title").fill(WORDS);
  await field(page, "Price in pounds").fill("10");
  await button(page, "Create the draft").click();
  await expect(page).toHaveURL(/courses\/\d+$/);
  const course = page.url();
  await field(page, "New lesson’s title").fill(WORDS);
  await button(page, "Add the lesson").click();
  await expect(page).toHaveURL(/lessons\/\d+$/);
  for (const [address, label] of [
    ["/admin/courses/new", "Title"],
    [course, "New lesson’s title"],
  ] as const) {
    await page.goto(address);
    await untilHydrated(page);
    await expect(field(page, label)).toHaveValue("");
    await expect(back(page)).toBeHidden();
  }
});

test("inputs, text areas and the editor keep text that was typed before hydration", {
  tag: "@full",
}, async ({ coach: page, course: { lessonIds } }) => {
  const release = await holdFramework(page);
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`, { waitUntil: "domcontentloaded" });
  for (const label of ["Title", "Description", "Text"]) await field(page, label).fill(WORDS);
  release();
  await untilHydrated(page);
  for (const label of ["Title", "Description"]) {
    await expect(field(page, label)).toHaveValue(WORDS);
  }
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveText(WORDS);
});

test("a refused form keeps its text, and its draft can be thrown away after a reload", {
  tag: "@full",
}, async ({ coach: page, course: { courseId } }) => {
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  const description = field(page, "Description");
  const saved = await description.inputValue();
  await description.fill("Half a thought");
  await page.reload();
  await expect(back(page)).toBeVisible();
  await field(page, "Price in pounds").fill("free");
  await button(page, "Save the details").click();
  await expect(page.getByText("Please write the price in pounds")).toBeVisible();
  await expect(back(page)).toBeHidden();
  await expect(description).toHaveValue("Half a thought");
  await page.reload();
  await button(page, "Throw them away").click();
  await expect(back(page)).toBeHidden();
  await expect(description).toHaveValue(saved);
});

test("a change that could not be sent stays in the form and in its draft", {
  tag: "@full",
}, async ({ coach: page, course }) => {
  const { path, description, save } = await writeLesson(page, course.lessonIds[0]);
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByText("We could not be reached.")).toBeVisible();
  await expect(description).toHaveValue(WORDS);
  await page.context().setOffline(false);
  await page.goto(path);
  await expect(back(page)).toBeVisible();
  await expect(description).toHaveValue(WORDS);
});

test("a change that was refused after the coach left the page is restored with its form", {
  tag: "@full",
}, async ({ coach: page, course }) => {
  const lesson = await writeLesson(page, course.lessonIds[0]);
  await editElsewhere(course.lessonIds[0], "Theirs.");
  await leaveWhileSaving(page, lesson);
  await page.goto(lesson.path);
  await expect(back(page)).toBeVisible();
  await expect(lesson.description).toHaveValue(WORDS);
});

test("a change that was saved after the coach left the page leaves no draft", {
  tag: "@full",
}, async ({ coach: page, course }) => {
  const lesson = await writeLesson(page, course.lessonIds[0]);
  await leaveWhileSaving(page, lesson);
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")));
  await expect.poll(drafts).toEqual([]);
  await page.goto(lesson.path);
  await untilHydrated(page);
  await expect(lesson.description).toHaveValue(WORDS);
  await expect(back(page)).toBeHidden();
});

/** Opens a lesson's page and writes something into it. */
async function writeLesson(page: Page, lessonId: number | undefined) {
  const path = `/admin/courses/lessons/${lessonId}`;
  await page.goto(path);
  await untilHydrated(page);
  const description = field(page, "Description");
  await description.fill(WORDS);
  return { path, description, save: button(page, "Save the lesson") };
}

/** Goes to another page while the form is being saved, and only then answers the save. */
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

test("the second of two editors sees the conflict, keeps their text and can save it anyway", async ({
  coach: page,
  course: { courseId },
}) => {
  const description = field(page, "Description");
  await page.goto(`/admin/courses/${courseId}`);
  // Filling in selects the text first, which the page's start would undo.
  await untilHydrated(page);
  await description.fill("What the second editor wrote.");
  const first = await page.context().newPage();
  await first.goto(`/admin/courses/${courseId}`);
  // Both tabs share one browser, which restores the second editor's draft at this moment.
  await untilHydrated(first);
  await field(first, "Description").fill("What the first editor wrote.");
  await first.getByLabel("Marked as new").check();
  await button(first, "Save the details").click();
  await expect(first.getByText(/^Saved\./)).toBeVisible();

  await button(page, "Save the details").click();
  await expect(page.getByText("Somebody changed this meanwhile")).toBeInViewport();
  await expect(page.getByText("What the first editor wrote.")).toBeVisible();
  await expect(page.getByText("Marked as new, saved now")).toBeVisible();
  await expect(page.getByText(", saved now")).toHaveCount(2);
  await expect(description).toHaveValue("What the second editor wrote.");
  await expectToSuitEveryone(page);
  await button(page, "Save the details").click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await page.reload();
  await expect(description).toHaveValue("What the second editor wrote.");
});

test("the answer to saving a long lesson is shown beside the focused button until more is typed", {
  tag: "@full",
}, async ({ coach: page, course: { lessonIds } }) => {
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  const save = button(page, "Save the lesson");
  const status = await statusBeside(page, save);
  await save.press("Enter");
  const answer = page.getByText("Saved.", { exact: true });
  await expect(answer).toBeInViewport();
  expect(await status?.innerText()).toBe("Saved.");
  await expect(save).toBeFocused();
  await field(page, "Minutes").fill("17");
  await expect(answer).toBeHidden();
});

test("a form accepts no typing while it is being sent", {
  tag: "@full",
}, async ({ coach: page, course: { courseId } }) => {
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  const release = await holdBack(page, `**/admin/courses/${courseId}`);
  const title = field(page, "Title");
  const save = button(page, "Save the details");
  await title.fill("The Test of Patience");
  await title.press("Enter");
  await expect(save).toBeFocused();
  await expect(save).toBeDisabled();
  await title.focus();
  await page.keyboard.type("Lost");
  release();
  await expect(page.getByText(/^Saved\./)).toBeInViewport();
  await expect(title).toHaveValue("The Test of Patience");
  await expect(save).toBeFocused();
});

test("a confirmation question disappears on No and on any change to its form", async ({
  coach: page,
  course: { lessonIds },
}) => {
  await page.goto(`/admin/courses/lessons/${lessonIds[2]}`);
  await untilHydrated(page);
  const remove = button(page, "Take it out");
  const question = page.getByText("Delete this lesson? Nobody has bought it.");
  const status = await statusBeside(page, remove);
  await remove.click();
  await expect(question).toBeVisible();
  expect(await status?.innerText()).toContain("Delete this lesson?");
  await button(page, "No, change nothing").click();
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  expect((await page.request.get(`/admin/courses/lessons/${lessonIds[2]}`)).status()).toBe(200);

  await page.goto(`/admin/courses/lessons/${lessonIds[1]}`);
  await untilHydrated(page);
  await page.getByLabel("It is coming soon").check();
  await button(page, "Save the film’s place").click();
  const removal = page.getByText("Take your uploaded film out of this lesson");
  await expect(removal).toBeVisible();
  await page.getByLabel("There is none").check();
  await expect(removal).toBeHidden();
});
