import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { z } from "zod";
import { paths } from "@/lib/paths/public";
import { newLearner, signIn } from "../support/learner";
import { JOURNEY } from "../support/samples";
import { query } from "../support/world";

/** The rooms on sale: their number of modules, how their design counts them, and their workbook. */
const rooms = [
  [JOURNEY, 11, "0 of 11 modules complete", "Journey to Self-Discovery"],
  ["the-great-process-in-practice", 6, "0 of 6 modules complete", null],
  ["taking-back-your-life", 12, "0 of 12 modules complete", "Taking Back Your Life"],
  ["unshakable-confidence-for-stage", 8, "Course Progress", "Course"],
] as const;

/** Signs in somebody who has bought the course, and returns the course's title. */
async function enrol(context: BrowserContext, slug: string): Promise<string> {
  const course = z.object({ id: z.int(), title: z.string() });
  const [row] = await query(`SELECT id, title FROM "Course" WHERE slug = $1`, [slug]);
  const { id, title } = course.parse(row);
  await signIn(context, await newLearner(id));
  return title;
}

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

for (const [slug, modules, progress, workbook] of rooms) {
  test(`${slug} opens with ${modules} modules, and its workbook is in both rooms`, async ({
    page,
    context,
  }) => {
    const title = await enrol(context, slug);
    await page.goto(paths.content(slug));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(progress).first()).toBeVisible();
    const list = page.getByRole("navigation", { name: "Course Modules" });
    await expect(list.getByRole("listitem")).toHaveCount(modules);
    await expectWorkbook(page, workbook);
    await page.goto(paths.learn(slug));
    await expect(page.getByRole("article")).toHaveCount(modules);
    await expectWorkbook(page, workbook);
  });
}

test("a buyer gets by clicks alone from the account to the workbook, to the player and back", async ({
  page,
  context,
}) => {
  const title = await enrol(context, JOURNEY);
  await page.goto(paths.account);
  await page.getByRole("link", { name: `Continue ${title}` }).click();
  await expect(page.getByText("0 of 11 lessons complete, 0%")).toBeVisible();

  const workbook = context.waitForEvent("response", (answer) => answer.url().endsWith("/workbook"));
  await materialsOf(page).getByRole("link", { name: "Download PDF" }).click();
  expect((await workbook).headers()["content-type"]).toBe("application/pdf");

  const toCourse = (name: string) => page.getByRole("link", { name, exact: true });
  await expect(toCourse("Back to course")).toHaveAttribute("href", paths.course(JOURNEY));
  await page.getByRole("link", { name: "One module at a time" }).click();
  await expect(toCourse("Back to Course")).toHaveAttribute("href", paths.course(JOURNEY));
  await expect(page.getByText("0 of 11 modules complete")).toBeVisible();
  await expect(materialsOf(page)).toBeVisible();
  await page.getByRole("link", { name: "Next Module" }).click();
  await expect(page.getByRole("heading", { name: "Module 2: Fear of Them" })).toBeVisible();

  await page.getByRole("link", { name: "All lessons on one page" }).click();
  await expect(page.getByText("0 of 11 lessons complete, 0%")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Fear of Them" })).toBeInViewport();
});
