import type { Page } from "@playwright/test";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import type { Site } from "@/sandbox/launch/site";
import { signInAsCoach } from "../support/coach";
import { startSecondInstance } from "../support/second-instance";
import { query } from "../support/world";
import { describedWorld } from "../support/world-description";
import { expect, test } from "./fixtures";

const SLUG = "unshakable-confidence-for-stage";
const CLOSED = "This site opens soon";
const CALLS = [
  ...["/api/testimonials", "/api/publications", "/api/categories/irish-dancing"],
  ...["/api/courses/featured", "/api/courses/category/1", `/api/courses/slug/${SLUG}`],
  ...["/api/courses/1/trailer", "/documents/cv.pdf"],
];
const PAGES = [paths.home, paths.courses, paths.course(SLUG), paths.about, "/sitemap-of-nothing"];

let other: Site;

test.beforeAll(async () => {
  other = await startSecondInstance();
});
test.afterAll(async () => {
  await other.service.stop();
  await query(`UPDATE "Setting" SET value = '{}' WHERE "group" = 'doors'`);
});

async function press(page: Page, act: "Open" | "Close") {
  await page.goto(adminPaths.today);
  await page.getByRole("button", { name: `${act} the site to visitors` }).click();
  // The tests' card provider has test keys.
  const isWarned = page.getByText("anybody gets every course without paying");
  await expect(isWarned).toHaveCount(act === "Open" ? 1 : 0);
  await page.getByRole("button", { name: `Yes, ${act.toLowerCase()} it` }).click();
  const opposite = act === "Open" ? "Close" : "Open";
  await expect(
    page.getByRole("button", { name: `${opposite} the site to visitors` }),
  ).toBeVisible();
}

/** What a visitor gets from each instance. */
function ask(path: string, headers: Record<string, string> = {}) {
  return Promise.all(
    [describedWorld().siteUrl, other.url].map(async (url) => {
      const answer = await fetch(url + path, { headers });
      return { text: await answer.text(), status: answer.status, headers: answer.headers };
    }),
  );
}

function startPayment() {
  return fetch(`${describedWorld().siteUrl}/api/create-payment-intent`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ courseId: 1 }),
  });
}

test("closing or opening the doors takes effect at once on every instance", async ({
  page,
  context,
}) => {
  for (const { text } of await ask(paths.home)) expect(text).not.toContain(CLOSED);
  await signInAsCoach(context);
  await press(page, "Close");
  for (const path of PAGES) {
    for (const headers of [{}, { rsc: "1" }] as Record<string, string>[]) {
      for (const answer of await ask(path, headers)) {
        expect(answer.text, path).toContain(CLOSED);
        expect(answer.text, path).not.toContain("Unshakable");
        expect(answer.headers.get("x-robots-tag"), path).toBe("noindex, nofollow");
      }
    }
  }
  for (const path of CALLS) {
    for (const { text, status } of await ask(path)) {
      expect([status, text], path).toEqual([404, "This site is not open yet."]);
    }
  }
  expect((await startPayment()).status).toBe(404);
  for (const { text } of await ask("/robots.txt")) expect(text).toMatch(/Disallow: \/\s*$/);
  for (const { text } of await ask("/sitemap.xml")) expect(text.match(/<loc>/g)).toHaveLength(1);
  for (const { text } of await ask(paths.privacy)) expect(text).not.toContain(CLOSED);

  await page.goto(paths.course(SLUG));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Unshakable");
  await page.goto(paths.home);
  await expect(page.getByText(CLOSED)).toBeHidden();

  await press(page, "Open");
  for (const path of [paths.home, paths.course(SLUG)]) {
    for (const answer of await ask(path)) {
      expect(answer.text).not.toContain(CLOSED);
      expect(answer.headers.get("x-robots-tag")).toBeNull();
    }
  }
  for (const { text } of await ask("/robots.txt")) expect(text).toContain("Allow: /");
});

test("closed doors also close the film of a free preview", async () => {
  const [lesson] = (await query(
    `SELECT id FROM "Lesson" WHERE "courseId" = 1 AND "isPreview"`,
  )) as { id: number }[];
  const statuses = async () =>
    (await ask(`/api/lessons/${lesson?.id}/film`)).map((it) => it.status);
  expect(await statuses()).toEqual([200, 200]);
  await query(`UPDATE "Setting" SET value = '{"isOpen": false}' WHERE "group" = 'doors'`);
  expect(await statuses()).toEqual([401, 401]);
  await query(`UPDATE "Setting" SET value = '{}' WHERE "group" = 'doors'`);
});

test("while the doors are closed, a visitor can subscribe and a learner can learn", async ({
  page,
  context,
  course,
  learner,
}) => {
  expect(learner.email).toBeTruthy();
  await query(`UPDATE "Setting" SET value = '{"isOpen": false}' WHERE "group" = 'doors'`);
  const visitor = await context.browser()?.newPage();
  if (!visitor) throw new Error("The browser is gone.");
  await visitor.goto(describedWorld().siteUrl);
  await expect(visitor.getByText(CLOSED)).toBeVisible();
  await visitor.getByLabel("Email").fill("early@example.test");
  await visitor.getByRole("button", { name: "Subscribe" }).click();
  await expect(visitor.getByText(/One more step/)).toBeVisible();
  await visitor.close();
  await page.goto(paths.learn(course.slug));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(CLOSED)).toBeHidden();
});
