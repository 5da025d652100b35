import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { newCourse, newLearner, readProgress, signIn } from "../support/learner";

const THREE = [{ title: "One" }, { title: "Two" }, { title: "Three" }];

async function enter(page: Page) {
  const { slug, courseId, lessonIds } = await newCourse("dedicated", THREE);
  const userId = await newLearner(courseId);
  await signIn(page.context(), userId);
  const room = `/learn/${slug}`;
  await page.goto(room);
  const isDone = async (lesson: number, of = userId) =>
    (await readProgress(of, lessonIds[lesson] ?? 0))?.completed ?? null;
  return { room, courseId, userId, isDone };
}

/** Also blocks requests during a navigation, when Chromium forgets that it was set offline. */
const network = {
  async cut(context: BrowserContext) {
    await context.route("**", (route) => route.abort("internetdisconnected"));
    await context.setOffline(true);
  },
  async mend(context: BrowserContext) {
    await context.unroute("**");
    await context.setOffline(false);
  },
};

const tick = (page: Page, title: string) =>
  page.getByRole("button", { name: `Mark as Complete: ${title}` }).click();
/** The message in the lesson itself, which remains after the toast has gone. */
const notSaved = (page: Page, why: string) =>
  page.getByRole("article").getByText(`Not saved. ${why}`);
const untick = (page: Page, title: string) =>
  page.getByRole("button", { name: `Mark as Incomplete: ${title}` }).click();

test("what was ticked offline survives its tab and a page that cannot be fetched, and is sent when the page is back", async ({
  page,
  context,
}) => {
  const { room, isDone } = await enter(page);
  await network.cut(context);
  await tick(page, "One");
  await expect(page.getByText("Waiting to be saved")).toBeVisible();
  // Only numbers and times, and no name: a stranger at this browser could read this.
  const kept = await page.evaluate(() => Object.entries(localStorage));
  expect(kept).toEqual([
    [
      expect.stringMatching(/^progress:[\w-]+:\d+$/),
      expect.stringMatching(/^\[\[\d+,\{"completed":true,"at":\d+\}\]\]$/),
    ],
  ]);
  // Closed, because a page left by a navigation sends what is waiting: Chromium forgets the cut just then.
  await page.close();
  const later = await context.newPage();
  await expect(later.goto(room)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  expect(await isDone(0)).toBeNull();
  await network.mend(context);
  await later.goto(room);
  await expect(later.getByText("1 of 3 lessons complete, 33%")).toBeVisible();
  await expect.poll(() => isDone(0)).toBe(true);
  await expect(later.getByText("Waiting to be saved")).toBeHidden();
});

test("two tabs share what waits: each sees the other's ticks, and all of them are saved", async ({
  page,
  context,
}) => {
  const { room, isDone } = await enter(page);
  const other = await context.newPage();
  await other.goto(room);
  await network.cut(context);
  await tick(page, "One");
  await tick(other, "Two");
  for (const tab of [page, other]) {
    await expect(tab.getByText("2 of 3 lessons complete, 67%")).toBeVisible();
    await expect(tab.getByText("Waiting to be saved")).toHaveCount(2);
  }
  await network.mend(context);
  for (const lesson of [0, 1]) await expect.poll(() => isDone(lesson)).toBe(true);
  for (const tab of [page, other]) {
    await expect(tab.getByText("Waiting to be saved")).toHaveCount(0);
    await expect(tab.getByText("2 of 3 lessons complete, 67%")).toBeVisible();
  }
});

test("of two windows side by side, the second keeps showing what the first has saved", async ({
  page,
  context,
}) => {
  const { room } = await enter(page);
  const other = await context.newPage();
  await other.goto(room);
  await expect(other.getByText("0 of 3 lessons complete, 0%")).toBeVisible();
  await tick(page, "One");
  const kept = () => other.evaluate(() => Object.values(localStorage));
  await expect.poll(kept).toEqual(["[]"]);
  await expect(other.getByText("1 of 3 lessons complete, 33%")).toBeVisible();
  await untick(other, "One");
  await expect(page.getByText("0 of 3 lessons complete, 0%")).toBeVisible();
});

test("on a device whose clock is slow, a click counts as now and what waited counts as old as it is", async ({
  page,
  context,
  browser,
}) => {
  const { room, userId, isDone } = await enter(page);
  const device = await browser.newContext();
  await signIn(device, userId);
  const other = await device.newPage();
  await other.goto(room);
  await tick(other, "One");
  await expect.poll(() => isDone(0)).toBe(true);
  await untick(other, "One");
  await expect.poll(() => isDone(0)).toBe(false);

  await page.clock.setFixedTime(Date.now() - 5 * 60_000);
  await page.reload();
  await tick(page, "One");
  await expect(page.getByRole("button", { name: "Mark as Incomplete: One" })).toBeEnabled();
  await expect(page.getByText("1 of 3 lessons complete, 33%")).toBeVisible();
  expect(await isDone(0)).toBe(true);
  await network.cut(context);
  await untick(page, "One");
  await expect(page.getByText("Waiting to be saved")).toBeVisible();
  await network.mend(context);
  await expect.poll(() => isDone(0)).toBe(false);
  await expect(page.getByText("0 of 3 lessons complete, 0%")).toBeVisible();
  await device.close();
});

test("the next account in the same browser neither sees nor sends what waits for another", async ({
  page,
  context,
}) => {
  const { room, courseId, isDone } = await enter(page);
  const nextId = await newLearner(courseId);
  await network.cut(context);
  await tick(page, "One");
  await expect(page.getByText("Waiting to be saved")).toBeVisible();

  await test.step("in a new tab, while the first one's tab is still open", async () => {
    await context.clearCookies();
    await signIn(context, nextId);
    await network.mend(context);
    const own = await context.newPage();
    await own.goto(room);
    await expect(own.getByText("0 of 3 lessons complete, 0%")).toBeVisible();
    await expect(own.getByText("Waiting to be saved")).toHaveCount(0);
    await tick(own, "Three");
    await expect.poll(() => isDone(2, nextId)).toBe(true);
    expect(await isDone(0, nextId)).toBeNull();
    expect(await isDone(0)).toBeNull();
  });

  await test.step("nor from the first one's tab, which asked when the connection came back", async () => {
    const refused = page.waitForResponse((answer) => answer.status() === 409);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await refused;
    await expect(page.getByText("Waiting to be saved")).toBeVisible();
    await expect(page.getByText("1 of 3 lessons complete, 33%")).toBeVisible();
    await tick(page, "Two");
    await expect(notSaved(page, "Somebody else has signed in on this browser.")).toBeVisible();
    expect(await isDone(0, nextId)).toBeNull();
    expect(await isDone(1, nextId)).toBeNull();
  });
});

test("what waited for the first account is sent when it signs in again", async ({
  page,
  context,
}) => {
  const { room, courseId, userId, isDone } = await enter(page);
  await network.cut(context);
  await tick(page, "One");
  await network.mend(context);
  await context.clearCookies();
  await signIn(context, await newLearner(courseId));
  await page.goto(room);
  await expect(page.getByText("0 of 3 lessons complete, 0%")).toBeVisible();
  await context.clearCookies();
  await signIn(context, userId);
  await page.goto(room);
  await expect.poll(() => isDone(0)).toBe(true);
});

test("a list of waiting ticks that something has spoilt does not shut the room", async ({
  page,
}) => {
  const { userId, courseId, isDone } = await enter(page);
  for (const spoilt of ["{", "null", '[["x"]]', "[[1,{}]]"]) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `progress:${userId}:${courseId}`,
      spoilt,
    ] as const);
    await page.reload();
    await expect(page.getByText("0 of 3 lessons complete, 0%")).toBeVisible();
  }
  await tick(page, "One");
  await expect.poll(() => isDone(0)).toBe(true);
});

test("where a browser has no room left, a tick is saved at once, and one that cannot be says so", async ({
  page,
  context,
}) => {
  const { isDone } = await enter(page);
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part++) localStorage.setItem(`${size}-${part}`, "x".repeat(size));
      } catch {
        // The remaining space is filled with smaller pieces.
      }
    }
  });
  await tick(page, "One");
  await expect(page.getByText("1 of 3 lessons complete, 33%")).toBeVisible();
  await expect.poll(() => isDone(0)).toBe(true);
  await network.cut(context);
  await tick(page, "Two");
  await expect(notSaved(page, "Please check your connection.")).toBeVisible();
  await expect(page.getByText("1 of 3 lessons complete, 33%")).toBeVisible();
  await network.mend(context);
  await tick(page, "Two");
  await expect.poll(() => isDone(1)).toBe(true);
});
