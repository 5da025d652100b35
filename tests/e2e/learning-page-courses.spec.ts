import type { Page } from "@playwright/test";
import { fullOnlyIf } from "../support/full-only";
import { findCourseId, newLearner, signIn } from "../support/learner";
import { findMisfits } from "../support/page-fit";
import { JOURNEY } from "../support/samples";
import { query } from "../support/world";
import { expect, test } from "./fixtures";

/** The courses on sale: their number of modules, their progress text, and their workbook. */
const courses = [
  [JOURNEY, 11, "0 of 11 modules complete", "Journey to Self-Discovery"],
  ["the-great-process-in-practice", 6, "0 of 6 modules complete", null],
  ["taking-back-your-life", 12, "0 of 12 modules complete", "Taking Back Your Life"],
  ["unshakable-confidence-for-stage", 8, "Course Progress", "Course"],
] as const;

const materialsOf = (page: Page) => page.getByRole("region", { name: "Course Materials" });

async function expectWorkbook(page: Page, workbook: string | null) {
  const materials = materialsOf(page);
  if (!workbook) return expect(materials).toHaveCount(0);
  await expect(materials.getByRole("heading")).toHaveText(`${workbook} Workbook`);
  await expect(materials).toContainText("Download your workbook with exercises and tools");
  const href = await materials.getByRole("link").getAttribute("href");
  const file = await page.request.get(href ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [slug, modules, progress, workbook] of courses) {
    const isRepetition = ![
      "the-journey-to-self-discovery",
      "unshakable-confidence-for-stage",
    ].includes(slug);
    test(
      `${slug} shows its ${modules} modules, and any workbook, on both learning pages`,
      fullOnlyIf(isRepetition),
      async ({ page, context }) => {
        await signIn(context, await newLearner(await findCourseId(slug)));
        await page.goto(`/content/${slug}`);
        await expect(page.getByText(progress).first()).toBeVisible();
        const list = page.getByRole("navigation", { name: "Course Modules" });
        await expect(list.getByRole("listitem")).toHaveCount(modules);
        await expectWorkbook(page, workbook);
        await page.goto(`/learn/${slug}`);
        await expect(page.getByRole("article")).toHaveCount(modules);
        await expectWorkbook(page, workbook);
      },
    );
  }
});

test("links lead a learner from the account to every page of a course", async ({
  page,
  context,
}) => {
  await signIn(context, await newLearner(await findCourseId(JOURNEY)));
  await page.goto("/account");
  await page.getByRole("link", { name: "Continue The Journey to Self-Discovery" }).click();
  await expect(page.getByText("0 of 11 lessons complete, 0%")).toBeVisible();

  const workbook = context.waitForEvent("response", (answer) => answer.url().endsWith("/workbook"));
  await materialsOf(page).getByRole("link", { name: "Download PDF" }).click();
  expect((await workbook).headers()["content-type"]).toBe("application/pdf");

  const toCourse = (name: string) => page.getByRole("link", { name, exact: true });
  await expect(toCourse("Back to course")).toHaveAttribute("href", `/courses/${JOURNEY}`);
  await page.getByRole("link", { name: "One module at a time" }).click();
  await expect(toCourse("Back to Course")).toHaveAttribute("href", `/courses/${JOURNEY}`);
  await expect(page.getByText("0 of 11 modules complete")).toBeVisible();
  await expect(materialsOf(page)).toBeVisible();
  await page.getByRole("link", { name: "Next Module" }).click();
  await expect(page.getByRole("heading", { name: "Module 2: Fear of Them" })).toBeVisible();

  await page.getByRole("link", { name: "All lessons on one page" }).click();
  await expect(page.getByText("0 of 11 lessons complete, 0%")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Fear of Them" })).toBeInViewport();
});

const word = "Selbstverwirklichungsbewusstseinserweiterung".slice(0, 42);

for (const look of ["generic", "dedicated"] as const) {
  test.describe("with one long word as a title", () => {
    test.use({
      courseOf: {
        look,
        lessons: [
          { title: word, contentHtml: "<p>Words.</p>", downloadUrl: "media:workbooks/sample.pdf" },
          { title: `Two ${word}` },
        ],
      },
    });

    test(
      `each page of the ${look} look fits the narrowest phone`,
      fullOnlyIf(look === "generic"),
      async ({ page, enrolment }) => {
        const titles = `UPDATE "Course" SET title = $1, "workbookTitle" = $1 WHERE id = $2`;
        await query(titles, [word, enrolment.courseId]);
        for (const path of ["/account", enrolment.list, enrolment.module(1)]) {
          await page.goto(path);
          for (const width of [360, 320]) {
            await page.setViewportSize({ width, height: 800 });
            expect(await page.evaluate(findMisfits), path).toEqual([]);
          }
        }
        await page.locator("summary", { hasText: "Course Modules" }).click();
        expect(await page.evaluate(findMisfits)).toEqual([]);
      },
    );
  });
}
