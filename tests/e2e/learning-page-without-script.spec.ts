import { fullOnlyIf } from "../support/full-only";
import { FILM } from "../support/learner";
import { endAccess, signOutEverywhere } from "../support/people";
import { expect, test } from "./fixtures";

const lessons = [
  { title: "Words", contentHtml: "<p>Words to read.</p>" },
  { title: "A film", videoUrl: FILM, contentHtml: "<p>More words.</p>" },
];

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

for (const [look, complete] of [
  ["generic", "Mark Complete"],
  ["dedicated", "Mark as Complete"],
] as const) {
  test.describe(`without JavaScript in the ${look} look`, fullOnlyIf(look === "dedicated"), () => {
    test.use({ courseOf: { look, lessons } });

    test("modules of the player can be read, opened, ticked and unticked", async ({
      page,
      enrolment,
    }) => {
      await page.goto(enrolment.module(1));
      await expect(page.getByText("Words to read.")).toBeVisible();
      await page.getByRole("link", { name: "Next Module" }).click();
      await expect(page).toHaveURL(enrolment.module(2));
      await expect(page.getByText("More words.")).toBeVisible();
      await expect(page.locator("video")).toBeVisible();

      await page.getByRole("button", { name: complete }).click();
      await expect(page).toHaveURL(enrolment.module(2));
      await expect(page.getByRole("article").getByText("Completed")).toBeVisible();
      expect(await enrolment.saved(1)).toMatchObject({ completed: true });
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("button", { name: complete })).toBeVisible();
      expect(await enrolment.saved(1)).toMatchObject({ completed: false });

      const modules = page.getByRole("navigation", { name: "Course Modules" });
      await modules.getByText("Course Modules").first().click();
      await modules.getByRole("link", { name: /Words/ }).click();
      await expect(page).toHaveURL(enrolment.module(1));
      await expect(page.getByText("Words to read.")).toBeVisible();
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ courseOf: { look: "dedicated", lessons } });

  test("lessons of the list can be read, ticked and unticked", async ({
    page,
    enrolment: { list, lessonIds },
  }) => {
    await page.goto(list);
    await expect(page.getByText("More words.")).toBeVisible();
    await page.getByRole("button", { name: "Mark as Complete: A film" }).click();
    await expect(page).toHaveURL(`${list}#lesson-${lessonIds[1]}`);
    await expect(page.getByText("1 of 2 lessons complete, 50%")).toBeVisible();
    await page.getByRole("button", { name: "Mark as Incomplete: A film" }).click();
    await expect(page.getByText("0 of 2 lessons complete, 0%")).toBeVisible();
    for (const title of ["Words", "A film"]) {
      await page.getByRole("button", { name: `Mark as Complete: ${title}` }).click();
    }
    await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
  });

  for (const [who, end, heading] of [
    ["whose access has ended", endAccess, "Course Not Found"],
    ["who is signed out", signOutEverywhere, "Sign in"],
  ] as const) {
    test(
      `the tick of a learner ${who} is answered with a page that says so`,
      fullOnlyIf(end === signOutEverywhere),
      async ({ page, enrolment }) => {
        await page.goto(enrolment.list);
        await end(enrolment.userId);
        await page.getByRole("button", { name: /^Mark/ }).first().click();
        await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
        expect(await enrolment.saved()).toBeNull();
      },
    );
  }
});
