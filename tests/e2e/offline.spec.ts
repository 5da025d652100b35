import type { BrowserContext, Page } from "@playwright/test";
import { expectToSuitEveryone } from "../support/everyone";
import { untilHydrated } from "../support/hydrated";
import { newLearner, readProgress, signIn } from "../support/learner";
import { expect, test } from "./fixtures";

test.use({
  courseOf: {
    look: "dedicated",
    lessons: [{ title: "One" }, { title: "Two" }, { title: "Three" }],
  },
});

/** Also blocks requests, because Chromium forgets during a navigation that it is offline. */
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
const untick = (page: Page, title: string) =>
  page.getByRole("button", { name: `Mark as Incomplete: ${title}` }).click();
/** The message in the lesson itself, which stays after the toast is gone. */
const notSaved = (page: Page, why: string) =>
  page.getByRole("article").getByText(`Not saved. ${why}`);
const waiting = (page: Page) => page.getByText("Waiting to be saved");

const WORDS = ["0 of 3 lessons complete, 0%", "1 of 3 lessons complete, 33%", "2 of 3 lessons"];

const expectDone = (page: Page, lessons: 0 | 1 | 2) =>
  expect(page.getByText(WORDS[lessons] ?? "")).toBeVisible();

/** Opens a list of lessons in another tab or browser. */
async function openIn(context: BrowserContext, list: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(list);
  await untilHydrated(page);
  await expectDone(page, 0);
  return page;
}

const expectSaved = (saved: () => ReturnType<typeof readProgress>, completed = true) =>
  expect.poll(saved).toMatchObject({ completed });

test.beforeEach(async ({ page, enrolment }) => {
  await page.goto(enrolment.list);
  await untilHydrated(page);
  await expectDone(page, 0);
});

test("an offline tick is shown as waiting, survives its tab, and is saved when the page opens again", async ({
  page,
  context,
  enrolment,
}) => {
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: /One$/ }) });
  // The existing region: a screen reader would not announce a new one that appears together with its text.
  const heard = await form.getByRole("status").elementHandle();
  await network.cut(context);
  await tick(page, "One");
  await expect(waiting(page)).toBeVisible();
  expect(await heard?.innerText()).toBe("Waiting to be saved");
  await expect(page.getByText("1 of 3 lessons complete, 33%, 1 not saved")).toBeVisible();
  await expect(page.getByText("Completed: ")).toHaveCount(0);
  await expectToSuitEveryone(page);
  // Only numbers and times: a stranger at this browser could read this.
  const kept = await page.evaluate(() => Object.entries(localStorage).toSorted());
  expect(kept).toEqual([
    [
      expect.stringMatching(/^progress:[\w-]+:\d+$/),
      expect.stringMatching(/^\[\[\d+,\{"completed":true,"at":\d+\}\]\]$/),
    ],
  ]);
  // Closed, because a page left by a navigation sends what is waiting, and Chromium forgets just
  // then that it is offline.
  await page.close();
  const later = await context.newPage();
  await expect(later.goto(enrolment.list)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  expect(await enrolment.saved()).toBeNull();
  await network.mend(context);
  await later.goto(enrolment.list);
  await expectDone(later, 1);
  await expectSaved(enrolment.saved);
  await expect(waiting(later)).toBeHidden();
});

test("two tabs share saved and waiting ticks, and all of them are saved", {
  tag: "@full",
}, async ({ page, context, enrolment }) => {
  const other = await openIn(context, enrolment.list);
  // Until it has read the progress again, the page briefly shows its earlier state.
  const readAnew = () => page.waitForResponse(/\/api\/courses\/\d+\/progress\?/);
  const own = readAnew();
  await tick(page, "One");
  await own;
  const kept = () => other.evaluate(() => Object.entries(localStorage).toSorted());
  await expect.poll(kept).toEqual([[expect.stringMatching(/^progress:/), "[]"]]);
  await expectDone(other, 1);
  const others = readAnew();
  await untick(other, "One");
  await others;
  await expectDone(page, 0);

  await network.cut(context);
  await tick(page, "One");
  await tick(other, "Two");
  for (const tab of [page, other]) {
    await expectDone(tab, 2);
    await expect(waiting(tab)).toHaveCount(2);
  }
  await network.mend(context);
  for (const lesson of [0, 1]) await expectSaved(() => enrolment.saved(lesson));
  for (const tab of [page, other]) {
    await expect(waiting(tab)).toHaveCount(0);
    await expectDone(tab, 2);
  }
});

test("on a device with a slow clock, a new tick counts as current and a waiting one by its age", {
  tag: "@full",
}, async ({ page, context, browser, enrolment }) => {
  const device = await browser.newContext();
  await signIn(device, enrolment.userId);
  const other = await openIn(device, enrolment.list);
  await tick(other, "One");
  await expectSaved(enrolment.saved);
  await untick(other, "One");
  await expectSaved(enrolment.saved, false);
  await device.close();

  await page.clock.setFixedTime(Date.now() - 5 * 60_000);
  await page.reload();
  await tick(page, "One");
  await expect(page.getByRole("button", { name: "Mark as Incomplete: One" })).toBeEnabled();
  await expectDone(page, 1);
  await expectSaved(enrolment.saved);
  await network.cut(context);
  await untick(page, "One");
  await expect(waiting(page)).toBeVisible();
  await network.mend(context);
  await expectSaved(enrolment.saved, false);
  await expectDone(page, 0);
});

test("the next account in the same browser neither sees nor sends another account's waiting ticks", async ({
  page,
  context,
  enrolment,
}) => {
  const nextId = await newLearner(enrolment.courseId);
  const savedOfNext = (lesson: number) => readProgress(nextId, enrolment.lessonIds[lesson] ?? 0);
  await network.cut(context);
  await tick(page, "One");
  await expect(waiting(page)).toBeVisible();

  await test.step("in a new tab, while the first account's tab is still open", async () => {
    await context.clearCookies();
    await signIn(context, nextId);
    await network.mend(context);
    const own = await openIn(context, enrolment.list);
    await expect(waiting(own)).toHaveCount(0);
    await tick(own, "Three");
    await expectSaved(() => savedOfNext(2));
    expect(await savedOfNext(0)).toBeNull();
    expect(await enrolment.saved()).toBeNull();
  });

  await test.step("nor from the first account's tab, which tries when it becomes visible", async () => {
    const refused = page.waitForResponse((answer) => answer.status() === 409);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await refused;
    await expect(waiting(page)).toBeVisible();
    await expectDone(page, 1);
    await tick(page, "Two");
    await expect(notSaved(page, "Somebody else has signed in on this browser.")).toBeVisible();
    expect(await savedOfNext(0)).toBeNull();
    expect(await savedOfNext(1)).toBeNull();
  });

  await test.step("but the ticks are sent when the first account signs in again", async () => {
    await context.clearCookies();
    await signIn(context, enrolment.userId);
    await page.goto(enrolment.list);
    await expectSaved(enrolment.saved);
  });
});

test("with browser storage full, a tick is saved at once, and a failed one shows an error", {
  tag: "@full",
}, async ({ page, context, enrolment }) => {
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part++) localStorage.setItem(`${size}-${part}`, "x".repeat(size));
      } catch {
        // Smaller pieces then fill the remaining space.
      }
    }
  });
  await tick(page, "One");
  await expectDone(page, 1);
  await expectSaved(enrolment.saved);
  await network.cut(context);
  await tick(page, "Two");
  await expect(notSaved(page, "Please check your connection.")).toBeVisible();
  await expectDone(page, 1);
  await network.mend(context);
  await tick(page, "Two");
  await expectSaved(() => enrolment.saved(1));
});
