import { expect, test } from "@playwright/test";
import { newCourse, newLearner, readProgress, signIn } from "../support/learner";
import { query } from "../support/world";

const lessons = [
  { title: "Words", contentHtml: "<p>Words to read.</p>" },
  {
    title: "A film",
    videoUrl: "media:films/the-journey-to-self-discovery-01.mp4",
    contentHtml: "<p>More words.</p>",
  },
];

for (const width of [360, 1440]) {
  test.describe(`without JavaScript at ${width} pixels`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } });

    for (const [look, complete] of [
      ["generic", "Mark Complete"],
      ["dedicated", "Mark as Complete"],
    ] as const) {
      test(`the ${look} room is read, walked, ticked and unticked`, async ({ page }) => {
        const { slug, courseId, lessonIds } = await newCourse(look, lessons);
        const userId = await newLearner(courseId);
        await signIn(page.context(), userId);
        const saved = () => readProgress(userId, lessonIds[1] ?? 0);
        await page.goto(`/content/${slug}`);
        await expect(page.getByText("Words to read.")).toBeVisible();
        await page.getByRole("link", { name: "Next Module" }).click();
        await expect(page).toHaveURL(`/content/${slug}?module=2`);
        await expect(page.getByText("More words.")).toBeVisible();
        await expect(page.locator("video")).toBeVisible();

        await page.getByRole("button", { name: complete }).click();
        await expect(page).toHaveURL(`/content/${slug}?module=2`);
        await expect(page.getByRole("article").getByText("Completed")).toBeVisible();
        expect(await saved()).toMatchObject({ completed: true });
        await page.getByRole("button", { name: "Undo" }).click();
        await expect(page.getByRole("button", { name: complete })).toBeVisible();
        expect(await saved()).toMatchObject({ completed: false });

        const modules = page.getByRole("navigation", { name: "Course Modules" });
        if (width === 360) await modules.getByText("Course Modules").first().click();
        await modules.getByRole("link", { name: /Words/ }).click();
        await expect(page).toHaveURL(`/content/${slug}?module=1`);
        await expect(page.getByText("Words to read.")).toBeVisible();
      });
    }

    test("the lesson list is read, ticked and unticked, and leads back to its lesson", async ({
      page,
    }) => {
      const { slug, courseId, lessonIds } = await newCourse("dedicated", lessons);
      await signIn(page.context(), await newLearner(courseId));
      await page.goto(`/learn/${slug}`);
      await expect(page.getByText("More words.")).toBeVisible();
      await page.getByRole("button", { name: "Mark as Complete: A film" }).click();
      await expect(page).toHaveURL(`/learn/${slug}#lesson-${lessonIds[1]}`);
      await expect(page.getByText("1 of 2 lessons complete, 50%")).toBeVisible();
      await page.getByRole("button", { name: "Mark as Incomplete: A film" }).click();
      await expect(page.getByText("0 of 2 lessons complete, 0%")).toBeVisible();
      for (const title of ["Words", "A film"]) {
        await page.getByRole("button", { name: `Mark as Complete: ${title}` }).click();
      }
      await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
    });
  });
}

for (const [who, end, heading] of [
  [
    "whose access has ended",
    `UPDATE "Grant" SET "endedAt" = now() WHERE "userId" = $1`,
    "Course Not Found",
  ],
  ["who is signed out", `DELETE FROM "Session" WHERE "userId" = $1`, "Sign in"],
] as const) {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`the tick of somebody ${who} is answered by a page in words`, async ({ page }) => {
      const { slug, courseId, lessonIds } = await newCourse("generic", lessons);
      for (const room of ["learn", "content"]) {
        const userId = await newLearner(courseId);
        await signIn(page.context(), userId);
        await page.goto(`/${room}/${slug}`);
        await query(end, [userId]);
        await page.getByRole("button", { name: /^Mark/ }).first().click();
        await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
        expect(await readProgress(userId, lessonIds[0] ?? 0)).toBeNull();
      }
    });
  });
}
