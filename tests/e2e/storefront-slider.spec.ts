import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const ADVANCE_MS = 7000;
const PAGE_MARGIN = 20;

test.use({ viewport: { width: 360, height: 740 } });

function dots(page: Page) {
  return page.getByRole("button", { name: /^Testimonial \d/ });
}

function heading(page: Page) {
  return page.getByRole("heading", { name: "In their words" });
}

async function expectShown(page: Page, position: number) {
  const at = position - 1;
  await expect(dots(page).nth(at)).toHaveAttribute("aria-current", "true");
  const left = async () => (await page.getByRole("figure").nth(at).boundingBox())?.x;
  await expect.poll(left).toBe(PAGE_MARGIN);
}

/** Counts calls, because a row that scrolls smoothly has not moved yet just after the call. */
async function countMoves(page: Page) {
  await page.addInitScript(() => {
    const { scrollTo } = Element.prototype;
    Object.assign(window, { moves: 0 });
    Element.prototype.scrollTo = function (this: Element, ...where: unknown[]) {
      Reflect.set(window, "moves", Reflect.get(window, "moves") + 1);
      Reflect.apply(scrollTo, this, where);
    };
  });
}

async function expectHeld(page: Page, position: number, milliseconds: number) {
  const moves = () => page.evaluate(() => Reflect.get(window, "moves"));
  const before = await moves();
  await page.clock.runFor(milliseconds);
  expect(await moves()).toBe(before);
  await expectShown(page, position);
}

/** The home page with a clock under the test's control and the slider in view. */
async function openSlider(page: Page) {
  await countMoves(page);
  await page.clock.install();
  await page.goto("/");
  await expect(dots(page)).toHaveCount(9);
  await heading(page).scrollIntoViewIfNeeded();
  await expectShown(page, 1);
}

test("the slider moves every seven seconds, unless the pointer or focus is on it, and starts over", async ({
  page,
}) => {
  await openSlider(page);
  await expectHeld(page, 1, ADVANCE_MS - 1000);
  await page.clock.runFor(1000);
  await expectShown(page, 2);

  await page.getByRole("figure").nth(1).hover();
  await expectHeld(page, 2, 2 * ADVANCE_MS);
  await heading(page).hover();
  await page.clock.runFor(ADVANCE_MS);
  await expectShown(page, 3);

  await dots(page).nth(8).click();
  await expectShown(page, 9);
  await heading(page).hover();
  await expectHeld(page, 9, 2 * ADVANCE_MS);
  await heading(page).click();
  await page.clock.runFor(ADVANCE_MS);
  await expectShown(page, 1);
});

test("the pause button stops the slider and starts it again", async ({ page }) => {
  await openSlider(page);
  await page.getByRole("button", { name: "Pause testimonials" }).click();
  // The press waits up to five seconds for the framework; the clock must not jump past them.
  await expect(page.getByRole("button", { name: "Play testimonials" })).toBeVisible();
  await heading(page).click();
  await expectHeld(page, 1, 2 * ADVANCE_MS);
  await page.getByRole("button", { name: "Play testimonials" }).click();
  await heading(page).click();
  await page.clock.runFor(ADVANCE_MS);
  await expectShown(page, 2);
});

test("with reduced motion, only the reader moves the slider", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSlider(page);
  await expect(page.getByRole("button", { name: /^(Pause|Play) testimonials/ })).toBeHidden();
  await expectHeld(page, 1, 3 * ADVANCE_MS);
  await dots(page).nth(2).click();
  await expectShown(page, 3);
});

test("from 768 pixels on, three quotes are side by side and do not move", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.clock.install();
  await page.goto("/");
  const quotes = page.getByRole("region", { name: "Testimonials" }).getByRole("figure");
  await expect(quotes.filter({ visible: true })).toHaveCount(3);
  await expect(dots(page).first()).toBeHidden();
  const before = await quotes.first().boundingBox();
  await page.clock.runFor(2 * ADVANCE_MS);
  expect(await quotes.first().boundingBox()).toEqual(before);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a swipe moves one quote forwards or back, and a flick only one forwards", async ({
    page,
  }) => {
    await openSlider(page);
    const box = await page.getByRole("figure").first().boundingBox();
    const y = (box?.y ?? 0) + 80;
    await swipe(page, { from: 310, to: 50, y, milliseconds: 200, restMilliseconds: 200 });
    await expectShown(page, 2);
    await swipe(page, { from: 50, to: 310, y, milliseconds: 200, restMilliseconds: 200 });
    await expectShown(page, 1);
    await swipe(page, { from: 200, to: 120, y, milliseconds: 40, restMilliseconds: 0 });
    await expectShown(page, 2);
  });
});

type Swipe = {
  from: number;
  to: number;
  y: number;
  milliseconds: number;
  /** How long the thumb rests before it is lifted: without a rest, the row moves on by its momentum. */
  restMilliseconds: number;
};

/** Sends all touches at once with their times, because a busy machine would distort each swipe. */
async function swipe(page: Page, { from, to, y, milliseconds, restMilliseconds }: Swipe) {
  const browser = await page.context().newCDPSession(page);
  const start = Date.now() - milliseconds - restMilliseconds;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number, ...xs: number[]) =>
    browser.send("Input.dispatchTouchEvent", {
      type,
      timestamp: (start + at) / 1000,
      touchPoints: xs.map((x) => ({ x, y })),
    });
  const steps = Array.from({ length: 10 }, (_, step) => (step + 1) / 10);
  await Promise.all([
    touch("touchStart", 0, from),
    ...steps.map((share) => touch("touchMove", milliseconds * share, from + (to - from) * share)),
    touch("touchEnd", milliseconds + restMilliseconds),
  ]);
}

test.describe("on a phone before hydration", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("the row of quotes can be reached by keyboard", async ({ page }) => {
    await page.goto("/");
    const { violations } = await new AxeBuilder({ page })
      .withRules("scrollable-region-focusable")
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => performance.getEntriesByName("hydrated"))).toEqual([]);
  });
});
