// The site's modules read its environment when they are loaded.
import "../support/unit-environment";
import type { z } from "zod";
import { pageHead } from "@/lib/site/pages/schema";
import {
  type Extreme,
  extremeContent,
  listSectionSchemas,
  longHtml,
  longText,
} from "../support/extreme-content";
import { newCourse, publish } from "../support/learner";
import { expectToBeSound } from "../support/sound-page";
import { query } from "../support/world";
import { expect, test } from "./fixtures";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.afterEach(() => query(`DELETE FROM "SitePage" WHERE path LIKE '/limits-%'`));

type Kinds = Awaited<ReturnType<typeof listSectionSchemas>>;

/** Publishes a page with one section of each of these kinds. */
async function addPage(path: string, kinds: Kinds, extreme: Extreme): Promise<void> {
  const part = (schema: z.ZodObject) => ({
    version: 1,
    isSample: false,
    content: extremeContent(schema, extreme),
  });
  const sections = kinds.map(([kind, schema], place) => ({
    ...part(schema),
    id: place + 1,
    kind,
    isHidden: false,
  }));
  await query(
    `WITH page AS (INSERT INTO "SitePage" (path, "isOwn", draft) VALUES ($1, true, $2) RETURNING id, draft)
     INSERT INTO "PageVersion" ("pageId", number, content, changes, "publishAt")
       SELECT id, 1, draft, '', now() FROM page`,
    [path, JSON.stringify({ head: part(pageHead), sections })],
  );
}

test("each kind of section is sound with the longest and the emptiest content that its form allows", async ({
  page,
}) => {
  test.setTimeout(600_000);
  const kinds = await listSectionSchemas();
  expect(kinds.length).toBeGreaterThan(20);
  for (const kind of kinds) {
    for (const extreme of ["longest", "emptiest"] as const) {
      await test.step(`${kind[0]}, ${extreme}`, async () => {
        const path = `/limits-${kind[0]}-${extreme}`;
        await addPage(path, [kind], extreme);
        await expectToBeSound(page, path);
      });
    }
  }
});

test("courses, publications and testimonials are sound with the longest content that their forms allow", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { courseId, slug } = await newCourse("generic", [{ title: longText(120) }]);
  await query(
    `UPDATE "Course" SET title = $2, description = $3, "learningPoints" = $4, audience = $3, questions = $5
     WHERE id = $1`,
    [
      courseId,
      longText(120),
      longText(1000),
      Array.from({ length: 20 }, (_, place) => `${place} ${longText(157)}`),
      `${longText(160)}\n${longText(1500)}`,
    ],
  );
  const [article] = await query(
    `INSERT INTO "Publication" (type, title, description, link, slug, "contentHtml", position)
     VALUES ('article', $1, $2, '/publications/articles/limits', 'limits', $3, 999) RETURNING id`,
    [longText(160), longText(800), longHtml],
  );
  const [words] = await query(
    `INSERT INTO "Testimonial" (text, name, role, source, permission, "onHome", position)
     VALUES ($1, $2, $3, '', '', true, 999) RETURNING id`,
    [longText(1200), longText(120), longText(160)],
  );
  await publish(courseId);
  try {
    for (const path of [
      `/courses/${slug}`,
      "/courses",
      "/",
      "/testimonials",
      "/publications/articles",
      "/publications/articles/limits",
    ]) {
      await test.step(path, () => expectToBeSound(page, path));
    }
  } finally {
    await publish(courseId, false);
    await query(`DELETE FROM "Publication" WHERE id = $1`, [Object(article).id]);
    await query(`DELETE FROM "Testimonial" WHERE id = $1`, [Object(words).id]);
  }
});
