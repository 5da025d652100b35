import { expect, type Page, test } from "@playwright/test";
import { expectToSuitEveryone } from "./everyone";
import { findMisfits, findSmallTargets } from "./page-fit";
import { mainPages, unlistedPages } from "./public-pages";

/** The addresses of one page of each public kind. */
export const everyKindOfPage: string[] = [...mainPages, ...unlistedPages].map(([path]) => path);

/** The page with the most content, for the slow checks. */
export const samplePages = ["/"];

const WIDTHS = [320, 360, 480, 640, 767, 768, 1024, 1280, 1440, 1920];

export async function expectNoSidewaysScrolling(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, `at ${width} pixels`).toBeLessThanOrEqual(width);
  }
}

/** Loads every picture of the page. Waits for no animation frame, because a headless browser may draw none. */
export async function seeWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
    scrollTo(0, document.body.scrollHeight);
  });
  const areHere = () => page.evaluate(() => [...document.images].every((image) => image.complete));
  await expect.poll(areHere).toBe(true);
}

/** Defines tests of pages on a desktop, by keyboard, and enlarged. */
export function testClosely(paths: string[]): void {
  for (const path of paths) {
    test(`${path} is accessible at 1440 pixels, and fits every width`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(path);
      await seeWhole(page);
      await expectToSuitEveryone(page);
      expect(await page.evaluate(findSmallTargets)).toEqual([]);
      await expectNoSidewaysScrolling(page);
    });

    test(`${path} fits and keeps all its parts when enlarged`, async ({ browser, page }) => {
      await page.setViewportSize(DESK);
      await page.goto(path);
      const all = await readParts(page);
      for (const [how, { style, textSize, ...options }] of Object.entries(ENLARGED)) {
        await test.step(how, async () => {
          const context = { viewport: DESK, reducedMotion: "reduce", ...options } as const;
          // The site's policy does not apply to styles that a reader sets.
          const reader = await browser.newPage({ ...context, bypassCSP: true });
          if (textSize) await setTextSize(reader, textSize);
          await reader.goto(path);
          if (style) await reader.addStyleTag({ content: style });
          expect(await reader.evaluate(findMisfits)).toEqual([]);
          expect(await readParts(reader)).toEqual(all);
          await reader.close();
        });
      }
    });
  }
}

const DESK = { width: 1280, height: 800 };

/** The spacing that WCAG 2.2 lets readers set (1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

type Enlargement = {
  viewport?: { width: number; height: number };
  deviceScaleFactor?: number;
  textSize?: number;
  style?: string;
};

/** The browsers' default text size in pixels, and its double. */
const USUAL_TEXT = 16;
const ENLARGED_TEXT = 2 * USUAL_TEXT;

const ENLARGED: Record<string, Enlargement> = {
  "zoomed to 200 %": { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  "with the browser's text at 200 %": { textSize: ENLARGED_TEXT },
  "with a root font of 200 %": { style: "html { font-size: 200% }" },
  "with wider spacing": { style: SPACING },
  "with wider spacing on a phone": { style: SPACING, viewport: { width: 360, height: 740 } },
};

async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard } });
}

/** The widths of small phones, whose readers enlarge the text. */
const PHONES = [360, 390];

/** Doubles the browser's text size, as its settings do. Unlike zooming, this leaves the width unchanged. */
export function enlargeText(page: Page): Promise<void> {
  return setTextSize(page, ENLARGED_TEXT);
}

/** Checks that everything visible with enlarged text fits on a phone's screen. */
export async function expectEnlargedToFit(page: Page, what = page.url()): Promise<void> {
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await page.evaluate(findMisfits), `${what}, at ${width} pixels`).toEqual([]);
  }
}

/** Checks a page with enlarged text, then restores its former state. */
export async function expectToFitEnlarged(page: Page, what?: string): Promise<void> {
  const before = page.viewportSize() ?? DESK;
  await enlargeText(page);
  await expectEnlargedToFit(page, what);
  await setTextSize(page, USUAL_TEXT);
  await page.setViewportSize(before);
}

/** The names of everything that the page says and offers. */
async function readParts(page: Page): Promise<string[]> {
  const parts = page.locator("main, footer").locator("h1, h2, h3, a, button, input, summary");
  const names = await parts
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((it) => !it.closest("[aria-roledescription=carousel]"))
        .map((it) => `${it.tagName} ${it.getAttribute("name") ?? it.textContent?.trim()}`),
    );
  return [...new Set(names)].sort();
}

/** Defines a test that goes through pages by the Tab key, forwards and backwards. */
export function testFocus(width: number, paths: string[]): void {
  test(`at ${width} pixels no sticky element covers the focused one`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 740 });
    for (const path of paths) {
      await page.goto(path);
      const stops = page
        .locator("a[href], button, input, textarea, summary")
        .filter({ visible: true });
      const count = await stops.count();
      // Backwards, the focused element scrolls into view beneath the header.
      for (const key of ["Tab", "Shift+Tab"]) {
        for (let step = 0; step < count; step++) {
          await page.keyboard.press(key);
          await expect.poll(() => page.evaluate(findHiddenFocus), `${path}, ${key}`).toBeNull();
        }
      }
    }
  });
}

/** The text of the focused element if the middle of its visible part is covered (WCAG 2.4.11). */
export function findHiddenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const middle = (from: number, to: number, end: number) =>
    (Math.max(from, 0) + Math.min(to, end)) / 2;
  const above = document.elementFromPoint(
    middle(left, right, innerWidth),
    middle(top, bottom, innerHeight),
  );
  const sees = above && (focused.contains(above) || above.contains(focused));
  return sees ? null : (focused.textContent ?? "");
}
