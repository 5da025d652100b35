import type { Page } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { VIMEO_FILM } from "../support/fake-vimeo";
import { untilHydrated } from "../support/hydrated";
import { FILM } from "../support/learner";
import { query } from "../support/world";
import { expect, test } from "./fixtures";

test.use({ courseOf: { isPublished: true } });

async function openWithTrailer(page: Page, slug: string, trailer: string) {
  await query(`UPDATE "Course" SET "trailerUrl" = $2 WHERE slug = $1`, [slug, trailer]);
  // The change reaches the cached page a moment later.
  await expect(async () => {
    await page.goto(paths.course(slug));
    await expect(page.locator("[aria-label^=Trailer], [title^=Trailer]")).toBeAttached({
      timeout: 500,
    });
  }).toPass();
}

test("a Vimeo trailer has a link beside it for visitors who block Vimeo", async ({
  page,
  course,
}) => {
  let asked = 0;
  await page.route("https://player.vimeo.com/**", (route) => {
    asked += 1;
    return route.abort("blockedbyclient");
  });
  await openWithTrailer(page, course.slug, VIMEO_FILM);
  await page.getByTitle(/^Trailer/).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toBe(1);
  const link = page.getByRole("link", { name: "Watch at Vimeo" });
  await expect(link).toHaveAttribute("href", /^https:\/\/player\.vimeo\.com\/video\/76979871/);
  await untilHydrated(page);
  expect(asked).toBe(1);
});

test("a trailer that fails to load shows an error, and Try again loads it", async ({
  page,
  course,
}) => {
  const address = "**/api/courses/*/trailer";
  await page.route(address, (route) => route.fulfill({ status: 404 }));
  await openWithTrailer(page, course.slug, FILM);
  await untilHydrated(page);
  const words = page.getByRole("alert").filter({ hasText: "The trailer could not be loaded." });
  await expect(words).toBeVisible();
  await page.unroute(address);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(words).toHaveCount(0);
  await expect
    .poll(() => page.locator("video").evaluate((film: HTMLVideoElement) => film.duration))
    .toBeGreaterThan(0);
});
