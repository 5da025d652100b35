import { expect, test } from "@playwright/test";
import { query } from "../support/world";

test("an empty list leaves the others as they are, and an empty shop shows no heading without content", async ({
  page,
}) => {
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await query(`
    CREATE SCHEMA kept;
    CREATE TABLE kept.courses AS SELECT id, "publishedAt" FROM "Course";
    CREATE TABLE kept.publications AS SELECT * FROM "Publication";
    CREATE TABLE kept.testimonials AS SELECT * FROM "Testimonial"`);
  try {
    await query(`DELETE FROM "Publication" WHERE type = 'podcast'`);
    await page.goto("/publications/podcasts");
    await expect(page.getByText("No podcasts available at the moment.")).toBeVisible();
    await page.goto("/publications/articles");
    await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);

    await query(`
      UPDATE "Course" SET "publishedAt" = NULL;
      DELETE FROM "Publication";
      DELETE FROM "Testimonial"`);
    await page.goto("/");
    await expect(headings).toHaveText([
      "Course categories",
      "About Your Coach",
      "One useful letter a month",
      "Not sure where to begin?",
    ]);
    await page.getByRole("link", { name: "Explore Courses", exact: true }).click();
    await expect(page).toHaveURL("/courses");
    await expect(page.getByText("The next courses are being made.")).toBeVisible();
    await expect(headings).toHaveText(["Not sure where to begin?"]);
    await page.goto("/courses/irish-dancing");
    await expect(headings).toHaveText([
      "What we work on",
      "Performing-arts CV",
      "Not sure where to begin?",
    ]);
    await page.goto("/testimonials");
    await expect(page.getByText("Perhaps yours will be among them.")).toBeVisible();
  } finally {
    await query(`
      UPDATE "Course" SET "publishedAt" = kept."publishedAt" FROM kept.courses kept
        WHERE kept.id = "Course".id;
      INSERT INTO "Publication" SELECT * FROM kept.publications ON CONFLICT DO NOTHING;
      INSERT INTO "Testimonial" SELECT * FROM kept.testimonials;
      DROP SCHEMA kept CASCADE`);
  }
});
