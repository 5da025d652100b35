import { expect, test } from "@playwright/test";
import { untilHydrated } from "../support/hydrated";
import { newCourse, newLearner, signIn } from "../support/learner";
import { findMisfits } from "../support/page-fit";
import { query } from "../support/world";

const word = "Selbstverwirklichungsbewusstseinserweiterung".slice(0, 42);

for (const width of [320, 360]) {
  for (const look of ["generic", "dedicated"] as const) {
    test(`one long word in a title widens no page of the ${look} look at ${width} pixels`, async ({
      page,
      context,
    }) => {
      const { slug, courseId } = await newCourse(look, [
        { title: word, contentHtml: "<p>Words.</p>", downloadUrl: "media:workbooks/sample.pdf" },
        { title: `Two ${word}` },
      ]);
      const titles = `UPDATE "Course" SET title = $1, "workbookTitle" = $1 WHERE id = $2`;
      await query(titles, [word, courseId]);
      await signIn(context, await newLearner(courseId));
      await page.setViewportSize({ width, height: 800 });
      for (const path of ["/account", `/learn/${slug}`, `/content/${slug}`]) {
        await page.goto(path);
        await untilHydrated(page);
        expect(await page.evaluate(findMisfits), path).toEqual([]);
      }
      await page.locator("summary", { hasText: "Course Modules" }).click();
      expect(await page.evaluate(findMisfits)).toEqual([]);
    });
  }
}
