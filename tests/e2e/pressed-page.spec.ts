import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { holdFramework } from "../support/hydrated";
import { findCourseId, publish } from "../support/learner";

const SLUG = "taking-back-your-life";
const COURSE = paths.course(SLUG);

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

const link = (page: Page) => page.locator(`main a[href="${COURSE}"]`).first();

/** Opens the list of courses, on which Next cannot start, and puts a finger on a course's link. */
async function pressLink(page: Page) {
  await holdFramework(page);
  await page.goto(paths.courses);
  await link(page).scrollIntoViewIfNeeded();
  const box = await link(page).boundingBox();
  const point = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
  const browser = await page.context().newCDPSession(page);
  const fetched = watchFetches(browser);
  await browser.send("Preload.enable");
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: (typeof point)[]) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", point);
  await fetched;
  return {
    move: (y: number) => touch("touchMove", { ...point, y: point.y + y }),
    lift: () => touch("touchEnd"),
  };
}

/** Resolves once the course is being fetched for a press. Playwright's routes hide such requests. */
function watchFetches(browser: CDPSession): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  browser.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
    if (/Running|Ready/.test(status) && prefetchUrl.endsWith(COURSE)) resolve();
  });
  return promise;
}

const delivery = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON().deliveryType);

test("a page is fetched while a finger is on its link, and opens when the finger is lifted", async ({
  page,
}) => {
  const finger = await pressLink(page);
  await expect(page).toHaveURL(paths.courses);
  await finger.lift();
  await page.waitForURL(COURSE);
  expect(await delivery(page)).toBe("navigational-prefetch");
});

test("a course that went off sale after a press became a scroll is gone at the next press", async ({
  page,
}) => {
  const finger = await pressLink(page);
  for (const y of [-10, -20, -30, -40]) await finger.move(y);
  await finger.lift();
  const courseId = await findCourseId(SLUG);
  await publish(courseId, false);
  try {
    await link(page).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Course Not Found");
  } finally {
    await publish(courseId);
  }
});
