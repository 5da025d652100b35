import type { Page } from "@playwright/test";
import { fullOnlyIf } from "../support/full-only";
import { holdBack } from "../support/hold-back";
import { untilHydrated } from "../support/hydrated";
import { expect, test } from "./fixtures";

const COURSE = "The Journey to Self-Discovery";

/** The requests of a client-side navigation, prefetches included. */
const NAVIGATION = /_rsc=/;

/** A reader's page, the link they follow, its target, and the lists that the target waits for. */
const journeys = [
  ["/contact", "Home", "/", { "Loading courses": 3, "Loading publications": 4 }],
  ["/contact", "Publications", "/publications", { "Loading publications": 2 }],
  ["/contact", "Tools for Life", "/courses/tools-for-life", { "Loading courses": 3 }],
  ["/courses/irish-dancing", "More testimonials", "/testimonials", { "Loading testimonials": 6 }],
] as const;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

for (const [from, link, path, lists] of journeys) {
  const isRepetition = path === "/publications" || path === "/courses/tools-for-life";
  test(
    `skeletons replace the lists that ${path} waits for`,
    fullOnlyIf(isRepetition),
    async ({ page }) => {
      const release = await holdBack(page, NAVIGATION);
      await open(page, from);
      await page.getByRole("link", { name: link, exact: true }).first().click();
      const skeletons = page.getByRole("status", { name: /^Loading/ });
      const widths: number[] = [];
      for (const [label, count] of Object.entries(lists)) {
        const cards = skeletons.and(page.getByLabel(label)).locator("> div > div > *");
        await expect(cards).toHaveCount(count);
        widths.push(Math.round((await cards.first().boundingBox())?.width ?? 0));
      }
      release();
      await expect(page).toHaveURL(path);
      await expect(skeletons).toHaveCount(0);
      const items = page.getByRole("main").getByRole("listitem");
      const shapes = await items
        .filter({ has: page.locator("article, figure") })
        .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().width)));
      for (const width of widths) expect(shapes).toContain(width);
    },
  );
}

test("the skeleton of a course has the price where the course will have it", {
  tag: "@full",
}, async ({ page }) => {
  const release = await holdBack(page, NAVIGATION);
  await open(page, "/courses");
  await page.getByRole("link", { name: COURSE }).click();
  const skeleton = page.getByRole("status", { name: "Loading the course" });
  await expect(skeleton).toBeVisible();
  const columns = (of: typeof skeleton) =>
    of.evaluate((it) => {
      const { x, width } = it.getBoundingClientRect();
      return { x: Math.round(x), width: Math.round(width) };
    });
  const placeholder = await columns(skeleton.locator("[class*=rounded-t-none]"));
  release();
  await expect(page.getByRole("heading", { level: 1, name: COURSE })).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  const box = page.getByRole("complementary", { name: "Buy this course" });
  expect(await columns(box)).toEqual(placeholder);
});

test.describe("a page without its own skeleton", () => {
  const lessons = [{ title: "Breathe" }, { title: "Rest" }];
  test.use({ courseOf: { look: "dedicated", lessons } });

  test("shows a plain one while it loads, also from a learning page", async ({
    page,
    enrolment,
  }) => {
    const skeleton = page.getByRole("status", { name: "Loading the page" });
    for (const [from, link, heading] of [
      ["/account", "Continue The Test Course", "Your progress"],
      [`/content/${enrolment.slug}`, "Next Module", "Module 2: Rest"],
    ] as const) {
      await open(page, from);
      const release = await holdBack(page, NAVIGATION);
      await page.getByRole("link", { name: link }).click();
      await expect(skeleton).toBeVisible();
      release();
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await expect(skeleton).toHaveCount(0);
      await page.unrouteAll();
    }
  });
});

test("a page opens even if the script of its skeleton fails to load", {
  tag: "@full",
}, async ({ page }) => {
  const release = await holdBack(page, NAVIGATION);
  await open(page, "/contact");
  const chunks = "**/_next/static/chunks/*.js";
  await page.route(chunks, (route) => route.abort());
  const lost = page.waitForEvent("requestfailed");
  await page.getByRole("link", { name: "Publications", exact: true }).first().click();
  await lost;
  await page.unroute(chunks);
  release();
  await expect(page).toHaveURL("/publications");
  await expect(page.getByRole("heading", { level: 1, name: "Publications" })).toBeVisible();
});

test("the router requests no page before a link to it is followed", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.headers().rsc) asked.push(new URL(request.url()).pathname);
  });
  await open(page, "/contact");
  await page.getByRole("link", { name: "Home", exact: true }).first().hover();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(page).toHaveURL("/about");
  expect(asked).toEqual(["/about"]);
});
