import { expect, type Page, test } from "@playwright/test";
import { untilHydrated } from "../support/hydrated";
import { newCourse, newLearner, signIn } from "../support/learner";
import { publicPages } from "../support/public-pages";

const COURSE = "The Journey to Self-Discovery";

/** Where a reader is, the link they follow, the page it leads to, and the list it waits for. */
const journeys = [
  ["/contact", "Home", "/", "Loading courses", 3],
  ["/contact", "Home", "/", "Loading publications", 4],
  ["/contact", "Publications", "/publications", "Loading publications", 2],
  ["/contact", "Tools for Life", "/courses/tools-for-life", "Loading courses", 3],
  ["/courses/irish-dancing", "More testimonials", "/testimonials", "Loading testimonials", 6],
] as const;

for (const [from, link, path, label, count] of journeys) {
  test(`${count} skeletons stand for what ${path} waits for: ${label}`, async ({ page }) => {
    const release = await holdNavigation(page);
    await page.goto(from);
    await untilHydrated(page);
    await page.getByRole("link", { name: link, exact: true }).first().click();
    const skeleton = page.getByRole("status", { name: label });
    await expect(skeleton).toBeVisible();
    const cards = skeleton.locator("> div > div > *");
    await expect(cards).toHaveCount(count);
    const placeholder = await cards.first().boundingBox();
    release();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(skeleton).toHaveCount(0);
    const list = page
      .getByRole("main")
      .getByRole("list")
      .filter({ has: page.locator("li article, li figure") });
    const comes = list.filter({
      has: page.getByRole(label === "Loading testimonials" ? "figure" : "article"),
    });
    const shapes = await comes
      .getByRole("listitem")
      .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().width)));
    expect(shapes).toContain(Math.round(placeholder?.width ?? 0));
  });
}

test("a course that is waited for has its shape: picture and price where they will stand", async ({
  page,
}) => {
  const release = await holdNavigation(page);
  await page.goto("/courses");
  await untilHydrated(page);
  await page.getByRole("link", { name: COURSE }).click();
  const skeleton = page.getByRole("status", { name: "Loading the course" });
  await expect(skeleton).toBeVisible();
  const columns = (of: typeof skeleton) =>
    of.evaluate((it) => {
      const { x, width } = it.getBoundingClientRect();
      return { x: Math.round(x), width: Math.round(width) };
    });
  const price = skeleton.locator("[class*=rounded-t-none]");
  const placeholder = await columns(price);
  release();
  await expect(page.getByRole("heading", { level: 1, name: COURSE })).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  const box = page.getByRole("complementary", { name: "Buy this course" });
  expect(await columns(box)).toEqual(placeholder);
});

test("a page without a shape of its own is waited for behind a plain one, in a room too", async ({
  page,
  context,
}) => {
  const { slug, courseId } = await newCourse("dedicated", [
    { title: "Breathe" },
    { title: "Rest" },
  ]);
  await signIn(context, await newLearner(courseId));
  const skeleton = page.getByRole("status", { name: "Loading the page" });
  for (const [from, link, heading] of [
    ["/account", "Continue The Test Rooms", "Your progress"],
    [`/content/${slug}`, "Next Module", "Module 2: Rest"],
  ] as const) {
    await page.goto(from);
    await untilHydrated(page);
    const release = await holdNavigation(page);
    await page.getByRole("link", { name: link }).click();
    await expect(skeleton).toBeVisible();
    release();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(skeleton).toHaveCount(0);
    await page.unrouteAll();
  }
});

test("where the drawing of a page's shape cannot be had, the page comes all the same", async ({
  page,
}) => {
  const release = await holdNavigation(page);
  await page.goto("/contact");
  await untilHydrated(page);
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

test("the router asks for no page before somebody follows a link to it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.headers().rsc) asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/contact");
  await untilHydrated(page);
  await page.getByRole("link", { name: "Home", exact: true }).first().hover();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(page).toHaveURL("/about");
  expect(asked).toEqual(["/about"]);
});

test("no page has a skeleton in its first HTML", async ({ request }) => {
  for (const [path] of publicPages) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/aria-label="Loading|animate-pulse/);
  }
});

/** Holds back the requests of a soft navigation, prefetches included, until released. */
async function holdNavigation(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/_rsc=/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
