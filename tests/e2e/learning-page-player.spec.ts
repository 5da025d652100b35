import type { Page } from "@playwright/test";
import { untilHydrated } from "../support/hydrated";
import { tabTo } from "../support/keys";
import { newLearner, signIn } from "../support/learner";
import { fullTitle } from "../support/public-pages";
import { expect, test } from "./fixtures";
import { everyKind } from "./learning-page-stories";

test.use({ courseOf: { look: "dedicated", lessons: everyKind } });

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 2 });
const complete = (page: Page) =>
  page.getByRole("button", { name: "Mark as Complete", exact: true });
const modules = (page: Page) => page.getByRole("navigation", { name: "Course Modules" });

test("each module has its own address and title, and is announced", async ({ page, enrolment }) => {
  await page.goto(enrolment.list);
  await expect(page).toHaveTitle(fullTitle("Learn | The Test Course"));
  await page.goto(enrolment.module(3));
  await complete(page).click();
  await expect(page.getByText("1 of 5 modules complete")).toBeVisible();
  // The existing region: a screen reader would not announce a new one that appears together with its text.
  const heard = await page
    .getByRole("status")
    .filter({ hasText: "Module 3: A film elsewhere" })
    .elementHandle();
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(heading(page, "Module 2: Still to come")).toBeVisible();
  await expect(page).toHaveTitle(fullTitle("Module 2: Still to come | The Test Course"));
  expect(await heard?.isVisible()).toBe(true);
  expect(await heard?.innerText()).toBe("Module 2: Still to come");
  await page.goBack();
  await expect(page).toHaveURL(enrolment.module(3));
  await expect(page.getByRole("button", { name: "Completed" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 of 5 modules complete")).toBeVisible();
});

test("a tick that is being saved survives going to the next module", async ({
  page,
  enrolment,
}) => {
  const progress = () => page.waitForResponse("**/api/courses/*/progress?*");
  await Promise.all([progress(), page.goto(enrolment.module(1))]);
  const nextIsDrawn = Promise.withResolvers<void>();
  const tickIsSaved = progress();
  await page.route("**/api/lessons/*/progress", async (route) => {
    await nextIsDrawn.promise;
    await route.continue();
  });
  await page.route("**/content/*?module=2&*", async (route) => {
    const response = await route.fetch();
    nextIsDrawn.resolve();
    await tickIsSaved;
    await route.fulfill({ response });
  });
  await complete(page).click();
  await page.getByRole("link", { name: "Next Module" }).click();
  await expect(heading(page, "Module 2: Still to come")).toBeVisible();
  await expect(page.getByText("1 of 5 modules complete")).toBeVisible();
});

test("on a phone the list of modules collapses when one is chosen", async ({ page, enrolment }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(enrolment.module(1));
  await untilHydrated(page);
  const elsewhere = modules(page).getByRole("link", { name: /A film elsewhere/ });
  await modules(page).getByText("Course Modules").first().click();
  await elsewhere.click();
  await expect(page).toHaveURL(enrolment.module(3));
  await expect(page.getByRole("link", { name: "Watch Video" })).toBeVisible();
  await expect(elsewhere).toHaveCount(0);

  await tabTo(page, modules(page).locator("summary"));
  await page.keyboard.press("Enter");
  const words = modules(page).getByRole("link", { name: /Words alone/ });
  await tabTo(page, words);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Only words.")).toBeVisible();
  await expect(words).toHaveCount(0);
  await expect(heading(page, "Module 4: Words alone")).toBeFocused();
});

test("choosing and ticking modules by keyboard keeps the focus", async ({ page, enrolment }) => {
  await page.goto(enrolment.module(1));
  await untilHydrated(page);
  await tabTo(page, modules(page).getByRole("link", { name: /A film elsewhere/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(enrolment.module(3));
  await tabTo(page, complete(page));
  await page.keyboard.press("Space");
  await expect(page.getByText("1 of 5 modules complete")).toBeVisible();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(undo).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(page.getByText("0 of 5 modules complete")).toBeVisible();
  await expect(complete(page)).toBeFocused();

  // The next module has no link onwards, so its heading takes the focus.
  await tabTo(page, page.getByRole("link", { name: "Next Module" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Only words.")).toBeVisible();
  await expect(heading(page, "Module 4: Words alone")).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "Previous" }));
});

test("another learner who signs in on the same browser sees only their own ticks", async ({
  page,
  context,
  enrolment,
}) => {
  await page.goto(enrolment.module(3));
  await complete(page).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  await context.clearCookies();
  await signIn(context, await newLearner(enrolment.courseId));
  await page.getByRole("link", { name: "Next Module" }).click();
  await expect(page.getByText("Only words.")).toBeVisible();
  await expect(page.getByText("0 of 5 modules complete")).toBeVisible();
});

const manyLines = `WEBVTT\n\n${Array.from({ length: 140 }, (_, tenth) => {
  const clock = (value: number) => `00:${(value / 10).toFixed(3).padStart(6, "0")}`;
  return `${clock(tenth)} --> ${clock(tenth + 1)}\nLine ${tenth + 1}`;
}).join("\n\n")}\n`;

test("on a wide screen the transcript is beside the film and follows it", { tag: "@full" }, async ({
  page,
  enrolment,
}) => {
  await page.route("**/captions", (route) =>
    route.fulfill({ contentType: "text/vtt", body: manyLines }),
  );
  const film = page.locator("video").first();
  const transcript = page.locator("section").filter({ hasText: "Transcript" }).first();
  const lines = transcript.getByRole("listitem");
  for (const path of [enrolment.list, enrolment.module(1)]) {
    await page.goto(path);
    await expect(lines).toHaveCount(140);
    for (const width of [1280, 1920, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const [picture, words] = [await film.boundingBox(), await transcript.boundingBox()];
      expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
      expect(Math.abs((words?.y ?? 0) - (picture?.y ?? 0))).toBeLessThan(2);
      expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(16 / 9, 1);
      expect(picture?.width).toBeGreaterThan(520);
    }
  }
  await expect(lines.nth(100)).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 150));
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 10.02;
  });
  await expect(lines.nth(100).getByRole("button")).toHaveAttribute("aria-current", "true");
  await expect(lines.nth(100)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
});
