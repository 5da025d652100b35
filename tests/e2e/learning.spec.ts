import { expect, type Page, test } from "@playwright/test";
import { expectToSuitEveryone } from "../support/everyone";
import { untilHydrated } from "../support/hydrated";
import { tabTo } from "../support/keys";
import { newCourse, newLearner, readProgress, signIn } from "../support/learner";
import { untilTickIsSaved } from "../support/tick-saved";
import { query } from "../support/world";

const FILM = "media:films/the-journey-to-self-discovery-01.mp4";
const lessons = [
  {
    title: "A film of our own",
    videoUrl: FILM,
    contentHtml: "<p>Words to read.</p>",
    downloadUrl: "media:workbooks/sample.pdf",
  },
  { title: "Still to come", videoUrl: "coming-soon" },
  { title: "A film elsewhere", videoUrl: "https://elsewhere.example/film" },
  { title: "Words alone", contentHtml: "<p>Only words.</p>" },
  {
    title: "Kept shut",
    videoUrl: FILM,
    downloadUrl: "media:workbooks/sample.pdf",
    locked: true,
  },
];

const looks = {
  generic: {
    heading: (n: number, title: string) => [`Module ${n}`, title],
    complete: "Mark Complete",
    progress: ["0%", "20%"],
    texts: ["Course Progress", "Module Content", "Course Materials"],
    download: "Download",
  },
  dedicated: {
    heading: (n: number, title: string) => [`Module ${n}: ${title}`],
    complete: "Mark as Complete",
    progress: ["0 of 5 modules complete", "1 of 5 modules complete"],
    texts: ["5 modules", "My courses"],
    download: "Download PDF",
  },
} as const;

async function enter(page: Page, look: keyof typeof looks) {
  const course = await newCourse(look, lessons);
  const userId = await newLearner(course.courseId);
  await signIn(page.context(), userId);
  return { ...course, userId, room: (n: number) => `/content/${course.slug}?module=${n}` };
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

    for (const [look, says] of [
      ["generic", looks.generic],
      ["dedicated", looks.dedicated],
    ] as const) {
      test(`the ${look} player has every state and its words`, async ({ page }) => {
        const { room } = await enter(page, look);
        const panel = page.getByRole("article");
        const complete = panel.getByRole("button", { name: says.complete });

        await test.step("a film, its text and its workbook", async () => {
          await page.goto(room(1));
          for (const text of [...says.heading(1, "A film of our own"), ...says.texts]) {
            const shown = page.getByText(text, { exact: true }).filter({ visible: true });
            await expect(shown.first()).toBeVisible();
          }
          await expect(panel.locator("video")).toBeVisible();
          await expect(panel.getByRole("link", { name: says.download })).toBeVisible();
          await expectToSuitEveryone(page);
        });

        await test.step("done, and undone", async () => {
          await expect(page.getByText(says.progress[0], { exact: true })).toBeVisible();
          await complete.click();
          await expect(page.getByText(says.progress[1], { exact: true })).toBeVisible();
          await expect(panel.getByText("Completed", { exact: true })).toBeVisible();
          await expectToSuitEveryone(page);
          await panel.getByRole("button", { name: "Undo" }).click();
          await expect(complete).toBeEnabled();
          await expect(page.getByText(says.progress[0], { exact: true })).toBeVisible();
        });

        await test.step("a film that is still to come cannot be completed", async () => {
          await panel.getByRole("link", { name: "Next Module" }).click();
          await expect(page).toHaveURL(room(2));
          await expect(panel.getByText("Coming Soon", { exact: true })).toBeVisible();
          await expect(
            panel.getByText("This module is currently being prepared and will be available soon."),
          ).toBeVisible();
          await expect(complete).toBeDisabled();
          await expectToSuitEveryone(page);
        });

        await test.step("a film elsewhere opens beside the room", async () => {
          await page.goto(room(3));
          const link = panel.getByRole("link", { name: "Watch Video" });
          await expect(link).toHaveAttribute("href", "https://elsewhere.example/film");
          await expect(link).toHaveAttribute("target", "_blank");
          await expectToSuitEveryone(page);
        });

        await test.step("words alone, before a locked module", async () => {
          await page.goto(room(4));
          await expect(panel.getByText("Only words.")).toBeVisible();
          await expect(panel.locator("video, iframe")).toHaveCount(0);
          await expect(panel.getByRole("button", { name: "Next Module" })).toBeDisabled();
          await expect(panel.getByRole("link", { name: "Previous" })).toBeVisible();
          const modules = page.getByRole("navigation", { name: "Course Modules" });
          if (width === 360) await modules.getByText("Course Modules").first().click();
          await expect(modules.getByRole("button", { name: /locked.*Kept shut/ })).toBeDisabled();
          await expectToSuitEveryone(page);
        });

        await test.step("a locked module's address opens the first that is not done", async () => {
          await page.goto(room(5));
          await expect(panel.getByRole("heading", { level: 2 })).toContainText("A film of our own");
        });
      });
    }

    test("the lesson list has every state and its words", async ({ page }) => {
      const { slug, lessonIds } = await enter(page, "dedicated");
      await query(`UPDATE "Lesson" SET "durationMinutes" = 1 WHERE id = $1`, [lessonIds[1]]);
      await page.goto(`/learn/${slug}`);
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: "My courses" })).toBeVisible();
      await expect(page.getByText("0 of 5 lessons complete, 0%")).toBeVisible();
      const [own, soon, elsewhere, words, locked] = await page.getByRole("article").all();
      if (!own || !soon || !elsewhere || !words || !locked) throw new Error("Lessons are missing.");
      await expect(own.getByText("12 minutes")).toBeVisible();
      await expect(own.locator("video")).toBeVisible();
      await expect(soon.getByText("1 minute", { exact: true })).toBeVisible();
      await expect(soon.getByText("Coming Soon", { exact: true })).toBeVisible();
      await expect(soon.getByRole("button", { name: "Mark as Complete" })).toBeDisabled();
      await expect(elsewhere.getByRole("link", { name: "Watch Video" })).toBeVisible();
      await expect(locked.getByText("This lesson is locked for now.")).toBeVisible();
      await expect(locked.locator("video")).toHaveCount(0);
      await expect(own.getByRole("link", { name: "Download PDF" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Download PDF" })).toHaveCount(1);
      await words.getByRole("button", { name: "Mark as Complete" }).click();
      await expect(words.getByRole("heading", { name: /^Completed:/ })).toBeVisible();
      await expect(page.getByText("1 of 5 lessons complete, 20%")).toBeVisible();
      await expectToSuitEveryone(page);
    });
  });
}

test("the module stands in the address: back and reload stay where they are", async ({ page }) => {
  const { room } = await enter(page, "dedicated");
  const heading = page.getByRole("heading", { level: 2 }).filter({ hasText: "Module" });
  await page.goto(room(3));
  await page.getByRole("button", { name: "Mark as Complete" }).click();
  await expect(page.getByText("1 of 5 modules complete")).toBeVisible();
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(heading.getByText("Module 2: Still to come")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(room(3));
  await expect(page.getByRole("button", { name: "Completed" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 of 5 modules complete")).toBeVisible();
});

test("a tick that was still being saved when the next module was asked for stays", async ({
  page,
}) => {
  const { room } = await enter(page, "dedicated");
  const progress = () => page.waitForResponse("**/api/courses/*/progress?*");
  await Promise.all([progress(), page.goto(room(1))]);
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
  await page.getByRole("button", { name: "Mark as Complete" }).click();
  await page.getByRole("link", { name: "Next Module" }).click();
  await expect(page.getByRole("heading", { name: "Module 2: Still to come" })).toBeVisible();
  await expect(page.getByText("1 of 5 modules complete")).toBeVisible();
});

test("on a phone the list of modules folds up again when one is chosen", async ({ page }) => {
  const { room } = await enter(page, "dedicated");
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(room(1));
  await untilHydrated(page);
  const modules = page.getByRole("navigation", { name: "Course Modules" });
  await modules.getByText("Course Modules").first().click();
  const chosen = modules.getByRole("link", { name: /Words alone/ });
  await chosen.click();
  await expect(page).toHaveURL(room(4));
  await expect(page.getByText("Only words.")).toBeVisible();
  await expect(chosen).toHaveCount(0);
});

test("a module is chosen and marked complete by keyboard alone", async ({ page }) => {
  const { room } = await enter(page, "dedicated");
  await page.goto(room(1));
  await tabTo(page, page.getByRole("link", { name: /Words alone/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(room(4));
  await expect(page.getByText("Only words.")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Mark as Complete" }));
  await page.keyboard.press("Space");
  await expect(page.getByText("1 of 5 modules complete")).toBeVisible();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeEnabled();
  await tabTo(page, undo);
  await page.keyboard.press("Enter");
  await expect(page.getByText("0 of 5 modules complete")).toBeVisible();
});

test("by keyboard, the list of modules that folds up leaves the focus to the chosen module", async ({
  page,
}) => {
  const { room } = await enter(page, "dedicated");
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(room(1));
  await untilHydrated(page);
  const modules = page.getByRole("navigation", { name: "Course Modules" });
  await tabTo(page, modules.locator("summary"));
  await page.keyboard.press("Enter");
  const chosen = modules.getByRole("link", { name: /Words alone/ });
  await tabTo(page, chosen);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Only words.")).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Module 4: Words alone" })).toBeFocused();
});

test("where the next module has no link to go on, its heading takes the focus of the one before", async ({
  page,
}) => {
  const { room } = await enter(page, "dedicated");
  await page.goto(room(3));
  await untilHydrated(page);
  await tabTo(page, page.getByRole("link", { name: "Next Module" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Only words.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Module 4: Words alone" })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "Previous" }));
});

test("somebody else who signs in meanwhile sees their own ticks with the next module", async ({
  page,
  context,
}) => {
  const { courseId, room } = await enter(page, "dedicated");
  await page.goto(room(3));
  await page.getByRole("button", { name: "Mark as Complete" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  await context.clearCookies();
  await signIn(context, await newLearner(courseId));
  await page.getByRole("link", { name: "Next Module" }).click();
  await expect(page.getByText("Only words.")).toBeVisible();
  await expect(page.getByText("0 of 5 modules complete")).toBeVisible();
});

test("a course of one module counts it as one", async ({ page, context }) => {
  const { slug, courseId } = await newCourse("dedicated", [{ title: "Alone" }]);
  await signIn(context, await newLearner(courseId));
  await page.goto(`/content/${slug}`);
  await expect(page.getByText("1 module", { exact: true })).toBeVisible();
});

test("a double click marks once", async ({ page }) => {
  const { slug, userId, lessonIds } = await enter(page, "dedicated");
  await page.goto(`/learn/${slug}`);
  const lesson = page.getByRole("article").first();
  await lesson.getByRole("button", { name: "Mark as Complete" }).dblclick();
  await expect(lesson.getByRole("button", { name: "Mark as Incomplete" })).toBeEnabled();
  expect(await readProgress(userId, lessonIds[0] ?? 0)).toMatchObject({ completed: true });
});

test("what is done offline waits, says so, and is saved when the connection is back", async ({
  page,
  context,
}) => {
  const { slug, userId, lessonIds } = await enter(page, "dedicated");
  const lesson = page.getByRole("article").first();
  await page.goto(`/learn/${slug}`);
  await untilHydrated(page);
  await context.setOffline(true);
  await lesson.getByRole("button", { name: "Mark as Complete" }).click();
  await expect(lesson.getByText("Waiting to be saved")).toBeVisible();
  await expect(page.getByText("1 of 5 lessons complete, 20%")).toBeVisible();
  expect(await readProgress(userId, lessonIds[0] ?? 0)).toBeNull();
  await context.setOffline(false);
  await expect(lesson.getByText("Waiting to be saved")).toBeHidden();
  await expect
    .poll(() => readProgress(userId, lessonIds[0] ?? 0))
    .toMatchObject({ completed: true });
});

test("what waited in a closed tab is saved at the next visit", async ({ page, context }) => {
  const { slug, userId, lessonIds } = await enter(page, "dedicated");
  await page.goto(`/learn/${slug}`);
  await untilHydrated(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Mark as Complete" }).first().click();
  await expect(page.getByText("Waiting to be saved")).toBeVisible();
  await page.close();
  await context.setOffline(false);
  await (await context.newPage()).goto(`/learn/${slug}`);
  await expect
    .poll(() => readProgress(userId, lessonIds[0] ?? 0))
    .toMatchObject({ completed: true });
});

test("a tick in one tab shows in the other when the learner comes back to it", async ({
  page,
  context,
}) => {
  const { slug, room } = await enter(page, "dedicated");
  await page.goto(`/learn/${slug}`);
  await expect(page.getByText("0 of 5 lessons complete, 0%")).toBeVisible();
  const other = await context.newPage();
  await other.goto(room(4));
  await other.getByRole("button", { name: "Mark as Complete" }).click();
  await expect(other.getByRole("button", { name: "Undo" })).toBeEnabled();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("1 of 5 lessons complete, 20%")).toBeVisible();
});

test("'Continue' opens the next unfinished lesson", async ({ page }) => {
  const { slug, lessonIds } = await enter(page, "dedicated");
  await page.goto(`/learn/${slug}`);
  await page.getByRole("button", { name: "Mark as Complete" }).first().click();
  await untilTickIsSaved(page);
  await page.goto("/account");
  await page.getByRole("link", { name: "Continue The Test Rooms" }).click();
  await expect(page).toHaveURL(`/learn/${slug}#lesson-${lessonIds[1]}`);
  await expect(page.getByRole("heading", { name: "Still to come" })).toBeInViewport();
});

test("back to 'My courses' shows what was completed meanwhile, and 'Continue' goes on from there", async ({
  page,
}) => {
  const { slug, lessonIds } = await enter(page, "dedicated");
  await page.goto("/account");
  await untilHydrated(page);
  await expect(page.getByText("0% complete")).toBeVisible();
  const onwards = page.getByRole("link", { name: "Continue The Test Rooms" });
  await onwards.click();
  await page.getByRole("button", { name: "Mark as Complete" }).first().click();
  await untilTickIsSaved(page);
  await page.goBack();
  await expect(page.getByText("20% complete")).toBeVisible();
  await expect(onwards).toHaveAttribute("href", `/learn/${slug}#lesson-${lessonIds[1]}`);
});
