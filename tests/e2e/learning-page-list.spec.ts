import type { Page } from "@playwright/test";
import { pause, play, position } from "../support/film";
import { holdBack } from "../support/hold-back";
import { untilHydrated } from "../support/hydrated";
import { FILM, signIn } from "../support/learner";
import { loseAnswer } from "../support/lose-answer";
import { withoutTable } from "../support/missing-table";
import { toast } from "../support/toast";
import { expect, test } from "./fixtures";

const TICKS = "**/api/lessons/*/progress";

const newFilm = (_: unknown, index: number) => ({ title: `Film ${index + 1}`, videoUrl: FILM });

test.use({ courseOf: { look: "dedicated", lessons: Array.from({ length: 10 }, newFilm) } });

const mark = (page: Page, title: string) =>
  page.getByRole("button", { name: `Mark as Complete: ${title}`, exact: true });
const unmark = (page: Page, title: string) =>
  page.getByRole("button", { name: `Mark as Incomplete: ${title}`, exact: true });
const marking = (page: Page, title: string) =>
  page.getByRole("button", { name: `Marking...: ${title}`, exact: true });

test("a tick that is being saved keeps the focus, is sent once and blocks no other", async ({
  page,
  enrolment,
}) => {
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  const release = await holdBack(page, TICKS);
  await page.goto(enrolment.list);
  await mark(page, "Film 4").dblclick();
  await expect(marking(page, "Film 4")).toBeVisible();
  await mark(page, "Film 1").focus();
  await page.keyboard.press("Enter");
  await expect(marking(page, "Film 1")).toHaveText("Marking...");
  await expect(marking(page, "Film 1")).toBeFocused();
  await expect(marking(page, "Film 1")).toBeDisabled();
  await page.keyboard.press("Enter");
  expect(sent).toBe(2);
  release();
  await expect(unmark(page, "Film 1")).toBeFocused();
  await expect(unmark(page, "Film 1")).toBeEnabled();
  await expect(unmark(page, "Film 4")).toBeEnabled();
  expect(sent).toBe(2);
  await page.keyboard.press("Space");
  await expect(mark(page, "Film 1")).toBeFocused();
  await expect(mark(page, "Film 1")).toBeEnabled();
  await page.reload();
  await expect(page.getByText("1 of 10 lessons complete, 10%")).toBeVisible();
  await expect(unmark(page, "Film 4")).toBeVisible();
});

test("a tick whose answer was lost is no longer called unsaved once the server shows it", {
  tag: "@full",
}, async ({ page, enrolment }) => {
  await page.goto(enrolment.list);
  await loseAnswer(page, TICKS);
  await mark(page, "Film 1").click();
  const unsaved = page.getByRole("article").first().getByText("Not saved.");
  await expect(unsaved).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(unmark(page, "Film 1")).toBeVisible();
  await expect(unsaved).toBeHidden();
});

test("an invalid answer about progress is ignored, and a tick after signing out links to the sign-in page", {
  tag: "@full",
}, async ({ page, enrolment }) => {
  await page.goto(enrolment.list);
  await page.route("**/api/courses/*/progress?*", (route) =>
    route.fulfill({ contentType: "application/json", body: '[{"lessonId":"1"}]' }),
  );
  const answered = page.waitForResponse("**/api/courses/*/progress?*");
  await mark(page, "Film 1").click();
  await answered;
  await expect(unmark(page, "Film 1")).toBeVisible();
  await expect(page.getByText("1 of 10 lessons complete, 10%")).toBeVisible();
  await expect(toast(page)).toHaveCount(0);

  await page.context().clearCookies();
  await mark(page, "Film 2").click();
  const words = page.getByRole("paragraph").filter({ hasText: "Not saved. Please sign in first." });
  await expect(words.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    `/signin?${new URLSearchParams({ callbackUrl: enrolment.list })}`,
  );
});

test("a tick made offline waits for a learner who was signed out meanwhile, and links to the sign-in page", {
  tag: "@full",
}, async ({ page, context, enrolment }) => {
  await page.goto(enrolment.list);
  await untilHydrated(page);
  await context.setOffline(true);
  await mark(page, "Film 3").click();
  await expect(page.getByText("Waiting to be saved")).toBeVisible();
  await context.clearCookies();
  await context.setOffline(false);
  const words = page.getByRole("paragraph").filter({ hasText: "Not saved. Please sign in first." });
  await expect(words.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(words).toContainText("then come back.");
  await signIn(context, enrolment.userId);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(unmark(page, "Film 3")).toBeVisible();
  await expect(words).toBeHidden();
});

test("a tick in one tab appears in another when that one becomes visible", {
  tag: "@full",
}, async ({ page, context, enrolment }) => {
  await page.goto(enrolment.list);
  await expect(page.getByText("0 of 10 lessons complete, 0%")).toBeVisible();
  const other = await context.newPage();
  await other.goto(enrolment.module(4));
  await other.getByRole("button", { name: "Mark as Complete" }).click();
  await expect(other.getByRole("button", { name: "Undo" })).toBeEnabled();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("1 of 10 lessons complete, 10%")).toBeVisible();
});

test("'My courses' shows the progress and links to the next lesson", async ({
  page,
  enrolment,
}) => {
  const onwards = page.getByRole("link", { name: "Continue The Test Course" });
  const next = `${enrolment.list}#lesson-${enrolment.lessonIds[1]}`;
  await page.goto("/account");
  await untilHydrated(page);
  await expect(page.getByText("0% complete")).toBeVisible();
  await onwards.click();
  await mark(page, "Film 1").click();
  await expect(unmark(page, "Film 1")).toBeEnabled();
  await page.goBack();
  await expect(page.getByText("10% complete")).toBeVisible();
  await expect(onwards).toHaveAttribute("href", next);
  await onwards.click();
  await expect(page).toHaveURL(next);
  await expect(page.getByRole("heading", { name: "Film 2", exact: true })).toBeInViewport();
});

test("a page that failed loads at the next try", { tag: "@full" }, async ({ page, enrolment }) => {
  await withoutTable("LessonProgress", async () => {
    await page.goto(enrolment.list);
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("0 of 10 lessons complete, 0%")).toBeVisible();
});

test("a list of films loads each film when it is scrolled into view, and resumes it", async ({
  page,
  enrolment,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/film$|captions$/.test(pathname)) asked.add(pathname);
  });
  await page.goto(enrolment.module(10));
  await untilHydrated(page);
  const film = page.locator("video").last();
  await play(film, 5);
  await expect.poll(() => position(film)).toBeGreaterThan(5.2);
  await pause(film);
  const left = Math.floor(await position(film));
  await expect.poll(async () => (await enrolment.saved(9))?.positionSeconds).toBe(left);

  asked.clear();
  await page.goto(enrolment.list);
  await expect(page.getByText("0:05").first()).toBeVisible();
  expect(asked.size).toBeLessThanOrEqual(4);
  expect(await film.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(0);
  await film.scrollIntoViewIfNeeded();
  await expect.poll(async () => Math.floor(await position(film))).toBe(left);
});
