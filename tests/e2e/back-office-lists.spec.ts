import type { Page } from "@playwright/test";
import { addManyCourses, lessonTitles, removeManyCourses } from "../support/back-office";
import { expectToSuitEveryone } from "../support/everyone";
import { holdBack } from "../support/hold-back";
import { untilHydrated } from "../support/hydrated";
import { expect, test } from "./fixtures";

test.use({
  courseOf: { lessons: ["One", "Two", "Three", "Four", "Five"].map((title) => ({ title })) },
});

const lessonRow = (page: Page, index: number) =>
  page
    .getByRole("list", { name: "Lessons, in the order of the course" })
    .getByRole("listitem")
    .nth(index);

const handle = (page: Page, index: number) => lessonRow(page, index).locator("[draggable]");

const moved = (page: Page) => page.getByRole("status").filter({ hasText: "Moved to place" });

test("lessons can be reordered by keyboard and by dragging", async ({
  coach: page,
  course: { courseId },
}) => {
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  const down = page.getByRole("button", { name: "Move One down" });
  await down.press("Enter");
  await expect.poll(() => lessonTitles(courseId)).toEqual(["Two", "One", "Three", "Four", "Five"]);
  await expect(down).toBeFocused();
  await expect(moved(page)).toBeAttached();
  // Kept outside the document, because the answer to the drop replaces the page's title and markup.
  const carried = await page.evaluateHandle(() => {
    const types = new Set<string>();
    window.addEventListener("dragover", ({ dataTransfer }) => types.add(`${dataTransfer?.types}`));
    return types;
  });
  await handle(page, 2).dragTo(lessonRow(page, 0));
  await expect.poll(() => lessonTitles(courseId)).toEqual(["Three", "Two", "One", "Four", "Five"]);
  // Some browsers start no drag without data.
  expect(await carried.evaluate((types) => [...types])).toEqual(["text/plain"]);
});

test("a lesson that is dragged while another move is being saved is moved after that one", async ({
  coach: page,
  course: { courseId },
}) => {
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  const release = await holdBack(page, `**/admin/courses/${courseId}`);
  await page.getByRole("button", { name: "Move One down" }).click();
  await handle(page, 2).dragTo(lessonRow(page, 1));
  release();
  await expect.poll(() => lessonTitles(courseId)).toEqual(["Three", "Two", "One", "Four", "Five"]);
});

test("each key press moves a lesson one place, however fast the presses follow each other", async ({
  coach: page,
  course: { courseId },
}) => {
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
  await down.dblclick();
  // The first move is made, and the second one is being sent.
  await expect.poll(() => moves).toBe(2);
  await page.keyboard.press("Enter");
  release();
  await expect(moved(page)).toHaveText("Moved to place 4.");
  await expect(down).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(moved(page)).toHaveText("Moved to place 5.");
  await page.getByRole("button", { name: "Move One up" }).press("Enter");
  await expect(moved(page)).toHaveText("Moved to place 4.");
  expect(await lessonTitles(courseId)).toEqual(["Two", "Three", "Four", "One", "Five"]);
});

test("after a failed move, the next press starts from the order on the screen", {
  tag: "@full",
}, async ({ coach: page, course: { courseId } }) => {
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Move One down" }).click();
  await expect(page.getByText("We could not be reached.")).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Move One down" }).click();
  await expect(moved(page)).toHaveText("Moved to place 2.");
  expect(await lessonTitles(courseId)).toEqual(["Two", "One", "Three", "Four", "Five"]);
});

test.describe("with many courses", () => {
  test.afterEach(removeManyCourses);

  const rowsOf = (page: Page) =>
    page.getByRole("list", { name: "Courses, in the order of the site" });

  test("the list is paged, and a course is found by its title", async ({ coach: page }) => {
    await page.goto(await addManyCourses());
    const rows = rowsOf(page).getByRole("listitem");
    await expect(rows).toHaveCount(48);
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(rows).toHaveText([/^Many 49/, /^Many 50/]);
    await expectToSuitEveryone(page);
    await page.getByLabel("Any part of a title").fill("any 50");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("link", { name: /^Many/ })).toHaveText(["Many 50"]);
  });

  test("a course moves to another page of the list, which takes the focus when the row disappears", {
    tag: "@full",
  }, async ({ coach: page }) => {
    const begin = await addManyCourses();
    await page.goto(begin);
    await untilHydrated(page);
    await page.getByRole("link", { name: "Next page" }).click();
    const rows = rowsOf(page).getByRole("listitem");
    const up = page.getByRole("button", { name: "Move Many 50 up" });
    for (const [press, shown] of [
      [() => up.press("Enter"), [/^Many 50/, /^Many 49/]],
      [() => page.keyboard.press("Enter"), [/^Many 50/, /^Many 48/, /^Many 49/]],
      [() => page.keyboard.press("Enter"), [/^Many 48/, /^Many 49/]],
    ] as const) {
      await press();
      await expect(rows).toHaveText([...shown]);
    }
    await expect(rowsOf(page)).toBeFocused();
    await page.goto(begin);
    await untilHydrated(page);
    await expect(rows.nth(46)).toHaveText(/^Many 50/);
    await page.getByRole("button", { name: "Move Many 47 down" }).press("Enter");
    await expect(rows.last()).toHaveText(/^Many 48/);
    await expect(rowsOf(page)).toBeFocused();
  });
});
