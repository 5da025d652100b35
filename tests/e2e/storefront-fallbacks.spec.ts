import { expect, test } from "@playwright/test";
import { z } from "zod";
import { query } from "../support/world";

const BARE = { title: "A Book Without Anything", slug: "a-course-without-anything" };

test("a shelf without books says so, and the other shelves stay as they are", async ({ page }) => {
  const books = z
    .array(z.object({ id: z.int() }))
    .parse(
      await query(`UPDATE "Publication" SET type = 'article' WHERE type = 'book' RETURNING id`),
    );
  try {
    await page.goto("/publications");
    await expect(
      page.getByText("No books available at the moment. Please check back soon."),
    ).toBeVisible();
    await page.goto("/publications/podcasts");
    await expect(page.getByRole("article").first()).toBeVisible();
  } finally {
    await query(`UPDATE "Publication" SET type = 'book' WHERE id = ANY($1)`, [
      books.map(({ id }) => id),
    ]);
  }
});

test("a shop that has nothing to show yet draws no heading above nothing", async ({ page }) => {
  const keep = async (rows: string) => {
    const [row] = await query(`SELECT json_agg(it) AS kept FROM (${rows}) it`);
    return JSON.stringify(Object(row).kept);
  };
  const courses = await keep(`SELECT id, "publishedAt" FROM "Course"`);
  const publications = await keep(`SELECT * FROM "Publication"`);
  const testimonials = await keep(`SELECT * FROM "Testimonial"`);
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  try {
    await query(`UPDATE "Course" SET "publishedAt" = NULL`);
    await query(`DELETE FROM "Publication"`);
    await query(`DELETE FROM "Testimonial"`);

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
    await query(
      `UPDATE "Course" SET "publishedAt" = kept."publishedAt"
       FROM json_populate_recordset(NULL::"Course", $1) kept WHERE kept.id = "Course".id`,
      [courses],
    );
    for (const [table, kept] of [
      ["Publication", publications],
      ["Testimonial", testimonials],
    ]) {
      await query(
        `INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1)
         ON CONFLICT DO NOTHING`,
        [kept],
      );
    }
  }
});

test("a publication without picture and address has a picture of ours and a link all the same", async ({
  page,
}) => {
  await query(
    `INSERT INTO "Publication" (type, title, description, position) VALUES ('book', $1, 'Bare.', 99)`,
    [BARE.title],
  );
  try {
    await page.goto("/publications");
    const card = page.getByRole("article").filter({ hasText: BARE.title });
    await expect(card.getByRole("link")).toHaveAttribute("href", "#");
    await expect(card.locator("img")).toHaveAttribute("src", /publication-book\.svg/);
  } finally {
    await query(`DELETE FROM "Publication" WHERE title = $1`, [BARE.title]);
  }
});

test("a course without picture and modules has a picture of ours, its category and no count", async ({
  page,
}) => {
  await query(
    `INSERT INTO "Course" (slug, title, description, "categoryId", "pricePence", "isNew", position,
       "publishedAt", "updatedAt")
     VALUES ($1, 'A Course Without Anything', 'Bare.', 3, 1050, true, 99, now(), now())`,
    [BARE.slug],
  );
  try {
    await page.goto("/courses");
    const card = page.getByRole("article").filter({ hasText: "A Course Without Anything" });
    await expect(card.locator("img")).toHaveAttribute("src", /course-fallback\.svg/);
    for (const words of ["Public Speaking", "New", "£10.50"]) {
      await expect(card).toContainText(words);
    }
    await card.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A Course Without Anything");
    await expect(page.getByRole("main")).not.toContainText(/\d+ modules?/);
  } finally {
    await query(`DELETE FROM "Course" WHERE slug = $1`, [BARE.slug]);
  }
});
