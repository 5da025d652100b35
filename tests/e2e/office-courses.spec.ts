import { expect, type Locator, type Page, test } from "@playwright/test";
import { z } from "zod";
import { signInAsCoach } from "../support/coach";
import { expectToSuitEveryone } from "../support/everyone";
import { holdBack } from "../support/hold-back";
import { untilHydrated } from "../support/hydrated";
import { newCourse, newLearner, signIn } from "../support/learner";
import { query, siteUrl } from "../support/world";

const TEXT = "<p>What this module is about.</p>";

/** A course that is on sale for the length of one test. */
async function newPublicCourse(lessons = ["One", "Two", "Three"]) {
  const course = await newCourse(
    "generic",
    lessons.map((title) => ({ title, contentHtml: TEXT })),
  );
  await query(`UPDATE "Course" SET "publishedAt" = now() WHERE id = $1`, [course.courseId]);
  return course;
}

test.afterEach(async () => {
  await query(`DELETE FROM "Course" WHERE title LIKE 'Many %'`);
  await query(
    `UPDATE "Course" SET "publishedAt" = NULL WHERE title LIKE 'The Test%' OR slug LIKE 'rooms-%'`,
  );
});

/** The editor, once it has replaced the textarea: an earlier click would wait for the textarea for ever. */
async function editorOf(page: Page): Promise<Locator> {
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  return page.getByRole("textbox", { name: "Text" });
}

const save = (page: Page) => page.getByRole("button", { name: "Save the details" });

for (const width of [360, 1440]) {
  test(`the coach makes a course from nothing and puts it on sale, ${width} px wide`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsCoach(page.context());
    await page.goto("/admin/courses");
    await expectToSuitEveryone(page);
    await page.getByRole("link", { name: "New course" }).click();
    // The list's search has a field for titles as well, which stands until the next page has come.
    await expect(page.getByRole("heading", { name: "New course", level: 1 })).toBeVisible();
    const title = `The Test of ${width} Pixels`;
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
    await page.getByLabel("Description").fill("A course about a page’s width.");
    await save(page).click();
    await expect(
      page.getByText("Saved. It is still a draft: visitors do not see it."),
    ).toBeVisible();
    await expectToSuitEveryone(page);

    const slug = `the-test-of-${width}-pixels`;
    expect((await request.get(`/courses/${slug}`)).status()).toBe(404);

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
    await expectToSuitEveryone(page);
    await page.getByRole("button", { name: "Show it to buyers" }).click();
    await expect(page.getByText("Shown to buyers")).toBeVisible();
    await expect(page.getByText("Buyers see it from now on, as the last module.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Take it out" })).toBeFocused();

    await page.getByRole("link", { name: title }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("It is on sale.")).toBeVisible();
    const answer = await request.get(`/courses/${slug}`);
    expect(answer.status()).toBe(200);
    expect((await answer.text()).includes("19.50")).toBe(true);
    const [lesson] = await query(`SELECT "contentHtml" FROM "Lesson" WHERE title = 'Breathe'
      ORDER BY id DESC LIMIT 1`);
    expect(lesson).toEqual({ contentHtml: "<p>Breathe <strong>slowly</strong></p>" });
  });
}

test("a new price stands on the public page at the next request", async ({ page, request }) => {
  const { slug, courseId } = await newPublicCourse();
  const says = async (price: string) =>
    (await (await request.get(`/courses/${slug}`)).text()).includes(price);
  expect(await says("49.99")).toBe(true);
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/${courseId}`);
  await page.getByLabel("Price in pounds").fill("£58.95");
  await save(page).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect([await says("58.95"), await says("49.99")]).toEqual([true, false]);
});

test("a course that moves takes its old links along", async ({ page }) => {
  const { slug, courseId, lessonIds } = await newPublicCourse();
  const userId = await newLearner(courseId);
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/${courseId}`);
  await page.getByLabel("Address").fill(`${slug}-moved`);
  await save(page).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(lessonIds).toHaveLength(3);

  await signIn(page.context(), userId);
  for (const room of ["/courses/", "/learn/", "/content/"]) {
    const answer = await page.request.get(`${room}${slug}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, `${room}${slug}-moved`]);
  }
  const checkout = await page.request.get(`/checkout/${slug}`, { maxRedirects: 0 });
  expect(checkout.status()).toBe(308);
  expect(checkout.headers().location).toContain(`courseId=${courseId}`);
});

test("of two editors the second is told, loses nothing, and may save all the same", async ({
  page,
  browser,
}) => {
  const { courseId } = await newPublicCourse();
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/${courseId}`);
  await page.getByLabel("Description").fill("What the second editor wrote.");

  const other = await browser.newContext({ baseURL: siteUrl });
  await signInAsCoach(other);
  const first = await other.newPage();
  await first.goto(`/admin/courses/${courseId}`);
  await first.getByLabel("Description").fill("What the first editor wrote.");
  await first.getByLabel("Marked as new").check();
  await save(first).click();
  await expect(first.getByText("Saved.")).toBeVisible();
  await other.close();

  await save(page).click();
  await expect(page.getByText("Somebody changed this meanwhile")).toBeInViewport();
  await expect(page.getByText("What the first editor wrote.")).toBeVisible();
  await expect(page.getByText("Marked as new, saved now")).toBeVisible();
  await expect(page.getByText(", saved now")).toHaveCount(2);
  await expect(page.getByLabel("Description")).toHaveValue("What the second editor wrote.");
  await save(page).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(await query(`SELECT description FROM "Course" WHERE id = $1`, [courseId])).toEqual([
    { description: "What the second editor wrote." },
  ]);
});

test("what was typed outlives a lost session", async ({ page }) => {
  const { lessonIds } = await newPublicCourse();
  await signInAsCoach(page.context());
  const address = `/admin/courses/lessons/${lessonIds[0]}`;
  await page.goto(address);
  await page.getByLabel("Minutes").fill("17");
  const text = await editorOf(page);
  await text.click();
  await page.keyboard.type("Never lost. ");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save the lesson" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect(text).toContainText("Never lost.");

  await signInAsCoach(page.context());
  await page.goto(address);
  await expect(page.getByText("Your unsaved changes are back")).toBeVisible();
  await expect(text).toContainText("Never lost.");
  await page.getByRole("button", { name: "Save the lesson" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Minutes")).toHaveValue("17");
  await expect(page.getByText("Your unsaved changes are back")).toBeHidden();
});

test("a draft can be thrown away until the form is sent, whose answer keeps what was typed", async ({
  page,
}) => {
  const { courseId } = await newPublicCourse();
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  const description = page.getByLabel("Description");
  const saved = await description.inputValue();
  await description.fill("Half a thought");
  await page.reload();
  const back = page.getByText("Your unsaved changes are back");
  await expect(back).toBeVisible();
  await page.getByLabel("Price in pounds").fill("free");
  await save(page).click();
  await expect(page.getByText("Please write the price in pounds")).toBeVisible();
  await expect(back).toBeHidden();
  await expect(description).toHaveValue("Half a thought");
  await page.reload();
  await page.getByRole("button", { name: "Throw them away" }).click();
  await expect(back).toBeHidden();
  await expect(description).toHaveValue(saved);
});

test("a long lesson’s save is answered beside its button, which keeps the focus, until more is typed", async ({
  page,
}) => {
  const [lessonId] = (await newPublicCourse()).lessonIds;
  await query(`UPDATE "Lesson" SET "contentHtml" = repeat($1, 60) WHERE id = $2`, [TEXT, lessonId]);
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/lessons/${lessonId}`);
  await editorOf(page);
  const button = page.getByRole("button", { name: "Save the lesson" });
  // The region that is already there: a screen reader would not announce a new one that comes with its text.
  const heard = await page
    .locator("form")
    .filter({ has: button })
    .getByRole("status")
    .elementHandle();
  await button.press("Enter");
  const answer = page.getByText("Saved.", { exact: true });
  await expect(answer).toBeInViewport();
  expect(await heard?.innerText()).toBe("Saved.");
  await expect(button).toBeFocused();
  await page.getByLabel("Minutes").fill("17");
  await expect(answer).toBeHidden();
});

test("while a form is on its way, it takes no typing that its answer would take back", async ({
  page,
}) => {
  const { courseId } = await newPublicCourse();
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  const release = Promise.withResolvers<void>();
  await page.route(`**/admin/courses/${courseId}`, async (route) => {
    await release.promise;
    await route.continue();
  });
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("The Test of Patience");
  await title.press("Enter");
  await expect(save(page)).toBeFocused();
  await expect(save(page)).toBeDisabled();
  await title.focus();
  await page.keyboard.type("Lost");
  release.resolve();
  await expect(page.getByText("Saved. The site shows it from now on.")).toBeInViewport();
  await expect(title).toHaveValue("The Test of Patience");
  await expect(save(page)).toBeFocused();
});

test("a question is taken back by a No, and by what is typed after it", async ({ page }) => {
  const { courseId, lessonIds } = await newPublicCourse();
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/lessons/${lessonIds[2]}`);
  await untilHydrated(page);
  const remove = page.getByRole("button", { name: "Take it out" });
  const question = page.getByText("Delete this lesson? Nobody has bought it.");
  const heard = await page
    .locator("form")
    .filter({ has: remove })
    .getByRole("status")
    .elementHandle();
  await remove.click();
  await expect(question).toBeVisible();
  expect(await heard?.innerText()).toContain("Delete this lesson?");
  await page.getByRole("button", { name: "No, change nothing" }).click();
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  expect(await order(courseId)).toEqual(titles("One", "Two", "Three"));

  await query(`UPDATE "Lesson" SET "videoUrl" = 'media:films/any.mp4' WHERE id = $1`, [
    lessonIds[0],
  ]);
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await untilHydrated(page);
  await page.getByLabel("It is coming soon").check();
  await page.getByRole("button", { name: "Save the film’s place" }).click();
  await expect(page.getByText("Take your uploaded film out of this lesson")).toBeVisible();
  await page.getByLabel("There is none").check();
  await expect(page.getByText("Take your uploaded film out of this lesson")).toBeHidden();
});

const order = (courseId: number) =>
  query(`SELECT title FROM "Lesson" WHERE "courseId" = $1 ORDER BY position`, [courseId]);
const titles = (...names: string[]) => names.map((title) => ({ title }));

test("lessons are put in order by keys and by dragging", async ({ page }) => {
  const { courseId } = await newPublicCourse();
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  const down = page.getByRole("button", { name: "Move One down" });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => order(courseId)).toEqual(titles("Two", "One", "Three"));
  await expect(down).toBeFocused();

  await expect(page.getByRole("status").filter({ hasText: "Moved to place" })).toBeAttached();
  await lessonRow(page, 2).locator("[draggable]").dragTo(lessonRow(page, 0));
  await expect.poll(() => order(courseId)).toEqual(titles("Three", "Two", "One"));
});

test("what is dragged carries something, without which some browsers start no drag", async ({
  page,
}) => {
  const { courseId } = await newPublicCourse();
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  // Kept outside the document: the answer to the drop sets the page's title and markup anew.
  const carried = await page.evaluateHandle(() => {
    const types = new Set<string>();
    window.addEventListener("dragover", ({ dataTransfer }) => types.add(`${dataTransfer?.types}`));
    return types;
  });
  await lessonRow(page, 2).locator("[draggable]").dragTo(lessonRow(page, 0));
  await expect.poll(() => carried.evaluate((types) => [...types])).toEqual(["text/plain"]);
});

const lessonRow = (page: Page, index: number) =>
  page
    .getByRole("list", { name: "Lessons, in the order of the course" })
    .getByRole("listitem")
    .nth(index);

test("a lesson that is dragged while the last move is on its way is moved after it", async ({
  page,
}) => {
  const { courseId } = await newPublicCourse();
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  const release = await holdBack(page, `**/admin/courses/${courseId}`);
  await page.getByRole("button", { name: "Move One down" }).click();
  await lessonRow(page, 2).locator("[draggable]").dragTo(lessonRow(page, 1));
  release();
  await expect.poll(() => order(courseId)).toEqual(titles("Three", "Two", "One"));
});

/** Fifty courses behind all others, on two pages of the list, and the address of the first of them. */
async function manyCourses(): Promise<string> {
  await query(`UPDATE "Course" SET position = row.place FROM (
    SELECT id, row_number() OVER (ORDER BY position, id) AS place FROM "Course") row
    WHERE row.id = "Course".id`);
  const [last] = z
    .tuple([z.object({ id: z.number(), position: z.number() })])
    .parse(await query(`SELECT id, position FROM "Course" ORDER BY position DESC LIMIT 1`));
  await query(
    `INSERT INTO "Course" (slug, title, description, "categoryId", "pricePence", position, "updatedAt")
     SELECT 'many-' || n, 'Many ' || n, '', 1, 4999, $1::int + n, now() FROM generate_series(1, 50) n`,
    [last.position],
  );
  return `/admin/courses?after=${last.position}-${last.id}`;
}

/** The words "Moved to place" cannot tell that the second of two moves has been saved: the first has them too. */
const lastThreeCourses = () => query(`SELECT title FROM "Course" ORDER BY position DESC LIMIT 3`);

const courseRows = (page: Page) =>
  page.getByRole("list", { name: "Courses, in the order of the site" });

test("of many courses a page is shown, found by their titles and moved across its edges", async ({
  page,
}) => {
  const begin = await manyCourses();
  await signInAsCoach(page.context());
  await page.goto(begin);
  const rows = courseRows(page);
  await expect(rows.getByRole("listitem")).toHaveCount(48);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(rows.getByRole("listitem")).toHaveText([/^Many 49/, /^Many 50/]);
  await expectToSuitEveryone(page);
  await page.getByRole("button", { name: "Move Many 50 up" }).click();
  await expect(rows.getByRole("listitem")).toHaveText([/^Many 50/, /^Many 49/]);
  await page.getByRole("button", { name: "Move Many 50 up" }).click();
  await expect.poll(lastThreeCourses).toEqual(titles("Many 49", "Many 48", "Many 50"));
  await page.goto(begin);
  await expect(rows.getByRole("listitem").last()).toHaveText(/^Many 50/);
  await page.getByRole("button", { name: "Move Many 50 down" }).click();
  await expect(rows.getByRole("listitem").last()).toHaveText(/^Many 48/);

  await page.getByLabel("Beginning of a title").fill("many 5");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("link", { name: /^Many/ })).toHaveText(["Many 5", "Many 50"]);
  await expectToSuitEveryone(page);
});

test("over a page’s edge, up stays up, and the keyboard keeps a place when its row has gone", async ({
  page,
}) => {
  const begin = await manyCourses();
  await signInAsCoach(page.context());
  await page.goto(begin);
  await untilHydrated(page);
  await page.getByRole("link", { name: "Next page" }).click();
  const rows = courseRows(page).getByRole("listitem");
  const up = page.getByRole("button", { name: "Move Many 50 up" });
  for (const [press, shown] of [
    [() => up.press("Enter"), [/^Many 50/, /^Many 49/]],
    [() => page.keyboard.press("Enter"), [/^Many 50/, /^Many 48/, /^Many 49/]],
    [() => page.keyboard.press("Enter"), [/^Many 48/, /^Many 49/]],
  ] as const) {
    await press();
    await expect(rows).toHaveText([...shown]);
  }
  await expect(courseRows(page)).toBeFocused();
  await page.goto(begin);
  await untilHydrated(page);
  await expect(rows.nth(46)).toHaveText(/^Many 50/);
  await page.getByRole("button", { name: "Move Many 47 down" }).press("Enter");
  await expect(rows.last()).toHaveText(/^Many 48/);
  await expect(courseRows(page)).toBeFocused();
});

test("each press moves a lesson one place further, however fast they come", async ({ page }) => {
  const { courseId } = await newPublicCourse(["One", "Two", "Three", "Four", "Five"]);
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  let moves = 0;
  await page.route(`**/admin/courses/${courseId}`, async (route) => {
    moves += 1;
    if (moves > 1) await promise;
    await route.continue();
  });
  const down = page.getByRole("button", { name: "Move One down" });
  const status = page.getByRole("status").filter({ hasText: "Moved to place" });
  await down.dblclick();
  // The first move is made, and the second one is on its way.
  await expect.poll(() => moves).toBe(2);
  await page.keyboard.press("Enter");
  release();
  await expect(status).toHaveText("Moved to place 4.");
  expect(await order(courseId)).toEqual(titles("Two", "Three", "Four", "One", "Five"));
  await expect(down).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("Moved to place 5.");
  await page.getByRole("button", { name: "Move One up" }).press("Enter");
  await expect(status).toHaveText("Moved to place 4.");
  expect(await order(courseId)).toEqual(titles("Two", "Three", "Four", "One", "Five"));
});

test("after a move that was lost, the next press goes on from what is shown", async ({ page }) => {
  const { courseId } = await newPublicCourse();
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Move One down" }).click();
  await expect(page.getByText("We could not be reached.")).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Move One down" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Moved to place 2" })).toBeAttached();
  expect(await order(courseId)).toEqual(titles("Two", "One", "Three"));
});

test("a lesson that was paid for is taken out for new buyers alone", async ({ page }) => {
  const { slug, courseId, lessonIds } = await newPublicCourse(["One", "Two"]);
  const userId = await newLearner(courseId);
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/lessons/${lessonIds[1]}`);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Take it out" }).click();
  await expect(page.getByText("Whoever bought the course before keeps it.")).toBeVisible();
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

test("the editor's tools are had by the keyboard", async ({ page }) => {
  const { lessonIds } = await newPublicCourse();
  await signInAsCoach(page.context());
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
  await page.getByLabel("Link’s address").fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Link’s address")).toHaveAccessibleDescription(
    "Please begin with https:// or mailto:",
  );
  await expect(page.getByLabel("Link’s address")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Link’s address").fill("https://example.com/breath");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("link")).toHaveAttribute("href", "https://example.com/breath");
});

for (const width of [360, 1440]) {
  test(`the headings of a lesson’s text follow those of its page, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsCoach(page.context());
    const [lesson] = await query(
      `SELECT id FROM "Lesson" WHERE "contentHtml" LIKE '%<h3>%' ORDER BY id LIMIT 1`,
    );
    await page.goto(`/admin/courses/lessons/${Object(lesson).id}`);
    const text = page.getByRole("textbox", { name: "Text" });
    await expect(text.getByRole("heading").first()).toBeVisible();
    await expectToSuitEveryone(page);
  });
}

test("a film is found by its address, and nonsense is refused", async ({ page }) => {
  const { lessonIds } = await newPublicCourse();
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await page.getByLabel("At Vimeo, or at another address").check();
  await page.getByLabel("Film’s address").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save the film’s place" }).click();
  await expect(page.getByText("Please paste the film’s address")).toBeVisible();
  await page.getByLabel("Film’s address").fill("https://vimeo.com/123456789");
  await page.getByRole("button", { name: "Save the film’s place" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  expect(await query(`SELECT "videoUrl" FROM "Lesson" WHERE id = $1`, [lessonIds[0]])).toEqual([
    { videoUrl: "https://vimeo.com/123456789" },
  ]);
});

test("a draft is previewed by the coach, and by nobody else", async ({ page, browser }) => {
  const { courseId, lessonIds } = await newCourse("generic", [
    { title: "One", contentHtml: TEXT, downloadUrl: "media:workbooks/one.pdf" },
  ]);
  const pages = [
    `/preview/courses/${courseId}`,
    `/preview/courses/${courseId}/lessons`,
    `/admin/courses/${courseId}`,
    "/admin/courses",
    "/admin/courses/new",
    "/admin/testimonials",
    "/admin/testimonials/new",
    "/admin/publications",
    "/admin/publications/new",
  ];
  const visitor = await browser.newContext({ baseURL: siteUrl });
  const buyer = await browser.newContext({ baseURL: siteUrl });
  await signIn(buyer, await newLearner(courseId));
  await signInAsCoach(page.context());
  for (const address of pages) {
    await test.step(address, async () => {
      expect((await page.request.get(address)).status()).toBe(200);
      expect((await buyer.request.get(address)).status()).toBe(404);
      expect((await visitor.request.get(address, { maxRedirects: 0 })).status()).toBe(307);
    });
  }
  await page.goto(pages[0] ?? "");
  await expect(page.getByText("visitors cannot see it")).toBeVisible();
  await page.goto(pages[1] ?? "");
  await expect(page.getByText("What this module is about.").last()).toBeVisible();
  await expect(page.getByRole("link", { name: "Download: One" })).toHaveAttribute(
    "href",
    `/preview/lessons/${lessonIds[0]}/workbook`,
  );
  await expectToSuitEveryone(page);
  const grants = await query(`SELECT count(*)::int FROM "Grant" WHERE "courseId" = $1`, [courseId]);
  expect(grants).toEqual([{ count: 1 }]);
  const opened = await query(`SELECT DISTINCT action FROM "AuditLog" WHERE subject = $1`, [
    `course:${courseId}`,
  ]);
  expect(opened).toEqual([{ action: "course.preview" }]);
  await visitor.close();
  await buyer.close();
});

test("without JavaScript the text is written as HTML, and lessons move", async ({ browser }) => {
  const { courseId, lessonIds } = await newPublicCourse();
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  await signInAsCoach(context);
  const page = await context.newPage();
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await page.getByLabel("Text").fill("<p>By <em>hand</em><script>alert(1)</script></p>");
  await page.getByRole("button", { name: "Save the lesson" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  expect(await query(`SELECT "contentHtml" FROM "Lesson" WHERE id = $1`, [lessonIds[0]])).toEqual([
    { contentHtml: "<p>By <em>hand</em></p>" },
  ]);
  await page.goto(`/admin/courses/${courseId}`);
  await page.getByRole("button", { name: "Move Three up" }).click();
  await expect.poll(() => order(courseId)).toEqual(titles("One", "Three", "Two"));
  await context.close();
});

test("a text with a table is edited as HTML, and keeps its table", async ({ page }) => {
  const table = "<p>Yours:</p><table><tbody><tr><td>Calm</td></tr></tbody></table>";
  const { lessonIds } = await newCourse("generic", [{ title: "One", contentHtml: table }]);
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await expect(page.getByText("As HTML:")).toBeVisible();
  await expect(page.getByLabel("Text")).toHaveValue(table);
  await page.getByLabel("Minutes").fill("9");
  await page.getByRole("button", { name: "Save the lesson" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  const saved = await query(`SELECT "contentHtml" FROM "Lesson" WHERE id = $1`, [lessonIds[0]]);
  expect(saved).toEqual([{ contentHtml: table }]);
});
