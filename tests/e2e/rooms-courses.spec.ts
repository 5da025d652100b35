import { expect, test } from "@playwright/test";
import { z } from "zod";
import { paths } from "@/lib/paths";
import { newLearner, signIn } from "../support/learner";
import { query } from "../support/world";

/** The rooms on sale: how many modules they have, how their look counts them, and their workbook. */
const rooms = [
  ["the-journey-to-self-discovery", 11, "0 of 11 modules complete", "Journey to Self-Discovery"],
  ["the-great-process-in-practice", 6, "0 of 6 modules complete", null],
  ["taking-back-your-life", 12, "0 of 12 modules complete", "Taking Back Your Life"],
  ["unshakable-confidence-for-stage", 8, "Course Progress", "Course"],
] as const;

for (const [slug, modules, progress, workbook] of rooms) {
  test(`${slug} opens with ${modules} modules and its workbook`, async ({ page, context }) => {
    const course = z.object({ id: z.int(), title: z.string() });
    const [row] = await query(`SELECT id, title FROM "Course" WHERE slug = $1`, [slug]);
    const { id, title } = course.parse(row);
    await signIn(context, await newLearner(id));

    await page.goto(paths.content(slug));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(progress).first()).toBeVisible();
    const list = page.getByRole("navigation", { name: "Course Modules" });
    await expect(list.getByRole("listitem")).toHaveCount(modules);
    const materials = page.getByRole("region", { name: "Course Materials" });
    if (!workbook) return expect(materials).toHaveCount(0);
    await expect(materials.getByRole("heading")).toHaveText(`${workbook} Workbook`);
    await expect(materials).toContainText("Download your workbook with exercises and tools");
    const href = await materials.getByRole("link").getAttribute("href");
    const file = await page.request.get(href ?? "");
    expect(file.headers()["content-type"]).toBe("application/pdf");
    expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });
}
