import { expect, type Page, test } from "@playwright/test";
import { z } from "zod";
import { readPage } from "../support/read-page";

const course = z.strictObject({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  featured: z.boolean(),
  isNew: z.boolean(),
  categoryId: z.int(),
  price: z.string().regex(/^\d+\.\d\d$/),
});

const publication = z.strictObject({
  id: z.int(),
  type: z.enum(["book", "podcast", "article"]),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  link: z.string().nullable(),
});

const testimonial = z.object({ text: z.string(), content: z.string(), name: z.string() });

async function read<T>(page: Page, path: string, schema: z.ZodType<T>): Promise<T> {
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  return schema.parse(await answer.json());
}

/** The cards in a section of a page, each with its name, link and words. */
async function readCards(page: Page, section: string) {
  const articles = page.getByRole("region", { name: section }).getByRole("article");
  return articles.evaluateAll((all) =>
    all.map((it) => ({
      title: it.querySelector("h3")?.textContent,
      link: it.querySelector("a")?.getAttribute("href"),
      words: it.textContent,
    })),
  );
}

for (const [call, path, section] of [
  ["/api/courses/featured", "/", "Performance Courses"],
  ["/api/courses/category/1", "/courses/tools-for-life", "Available Courses"],
  ["/api/courses/category/2", "/courses/irish-dancing", "Featured Irish Dancing Courses"],
] as const) {
  test(`${call} returns the courses that ${path} shows`, async ({ page }) => {
    const courses = await read(page, call, z.array(course).min(1));
    await page.goto(path);
    const shown = await readCards(page, section);
    expect(shown.map(({ title, link }) => [title, link])).toEqual(
      courses.map(({ title, slug }) => [title, `/courses/${slug}`]),
    );
    for (const [index, { description, price, featured }] of courses.entries()) {
      const words = shown[index]?.words ?? "";
      expect(words).toContain(description);
      expect(words).toContain(`£${price}`);
      const badge = path === "/" ? "POPULAR" : "Bestseller";
      expect(words.match(/POPULAR|Bestseller/g)).toEqual(featured ? [badge] : null);
    }
  });
}

test("/api/categories/{slug} returns the category that its page is about", async ({ page }) => {
  for (const [slug, path, id] of [
    ["tools-for-life", "/courses/tools-for-life", 1],
    ["irish-dancing", "/courses/irish-dancing", 2],
    ["public-speaking", "/public-speaking", 3],
  ] as const) {
    const category = z.object({ id: z.literal(id), slug: z.literal(slug), name: z.string() });
    const { name } = await read(page, `/api/categories/${slug}`, category);
    expect((await readPage(path)).headings).toEqual([name]);
  }
});

test("/api/courses/slug/{slug} returns a course as its page shows it", async ({ page }) => {
  const slug = "unshakable-confidence-for-stage";
  const { title, description, price } = await read(page, `/api/courses/slug/${slug}`, course);
  const { headings, html, head } = await readPage(`/courses/${slug}`);
  expect(headings).toEqual([title]);
  expect(html).toContain(description);
  expect(html).toContain(`£${price}`);
  expect(head["product:price:amount"]).toBe(price);
  expect(head["product:price:currency"]).toBe("GBP");
});

test("/api/publications returns what the home page and the three lists of publications show", async ({
  page,
}) => {
  const all = await read(page, "/api/publications", z.array(publication));
  for (const [path, section, list] of [
    ["/", "Read and listen", all.slice(0, 4)],
    ["/publications", "Books", all.filter(({ type }) => type === "book")],
    ["/publications/podcasts", "Podcasts", all.filter(({ type }) => type === "podcast")],
    ["/publications/articles", "Articles", all.filter(({ type }) => type === "article")],
  ] as const) {
    await page.goto(path);
    const titled = list.map(({ title, link }) => ({ title, link }));
    expect(await readCards(page, section), path).toMatchObject(titled);
  }
});

test("/api/testimonials returns the twelve testimonials that the page shows", async ({ page }) => {
  const all = await read(page, "/api/testimonials", z.array(testimonial).length(12));
  await page.goto("/testimonials");
  const quotes = await page.getByRole("figure").getByRole("blockquote").allTextContents();
  expect(quotes).toEqual(all.map(({ text }) => `“${text}”`));
  expect(all.map(({ content }) => content)).toEqual(all.map(({ text }) => text));
});

test("a call for an unknown category or course is answered 404 with a message", async ({
  request,
}) => {
  for (const path of ["categories/nothing", "courses/slug/nothing", "courses/category/999"]) {
    const answer = await request.get(`/api/${path}`);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toMatch(/^[A-Z].*\.$/);
  }
});
