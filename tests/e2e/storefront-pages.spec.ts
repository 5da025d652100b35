import { expect, type Page, test } from "@playwright/test";
import { z } from "zod";
import { expectToSuitEveryone } from "../support/everyone";
import { fullOnlyIf } from "../support/full-only";
import contents from "../support/page-contents.json" with { type: "json" };
import { findMisfits, findSmallTargets } from "../support/page-fit";
import {
  everyKindOfPage,
  expectNoSidewaysScrolling,
  expectToFitEnlarged,
  findHiddenFocus,
  samplePages,
  seeWhole,
  testClosely,
  testFocus,
} from "../support/public-page-fit";
import { unlistedPages } from "../support/public-pages";
import { readThings } from "../support/read-page";
import { siteUrl } from "../support/world";

/** The narrowest width, and those at which the layout changes. */
const WIDTHS = [320, 640, 768, 1024, 1280];

test.use({
  viewport: { width: 360, height: 800 },
  contextOptions: { reducedMotion: "reduce" },
  // If Playwright blocks the offline page's worker, the browser logs an error.
  serviceWorkers: "allow",
});

type Contents = {
  /** The headings of the page, and the texts under each of them. */
  sections?: Record<string, string[]>;
  /** The targets of the page's links. */
  links?: Record<string, string>;
  /** The number of elements for each selector. */
  counts?: Record<string, number>;
};

const pages: Record<string, Contents> = contents;

/** The usual run checks others of the same kind. */
const repetitions = [
  "/courses/irish-dancing",
  "/courses/the-great-process-in-practice",
  "/courses/taking-back-your-life",
  "/courses/unshakable-confidence-for-stage",
  unlistedPages.at(-1)?.[0],
];

for (const path of everyKindOfPage) {
  test(
    `${path} has its contents, is accessible, fits every width and enlarged text, and logs no errors`,
    fullOnlyIf(repetitions.includes(path)),
    async ({ page }) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      await page.goto(path);
      await seeWhole(page);
      await expectContents(page, pages[path]);
      await expectToSuitEveryone(page);
      expect(await page.evaluate(findSmallTargets)).toEqual([]);
      expect(await page.evaluate(findMisfits)).toEqual([]);
      await expectNoSidewaysScrolling(page, WIDTHS);
      await expectToShowWhatSearchEnginesAreTold(page);
      await expectToFitEnlarged(page, path);
      expect(complaints).toEqual([]);
    },
  );
}

async function expectContents(page: Page, of: Contents = {}): Promise<void> {
  const { sections = {}, links = {}, counts = {} } = of;
  const main = page.getByRole("main");
  for (const [heading, texts] of Object.entries(sections)) {
    const section = page.getByRole("region", { name: heading, exact: true });
    for (const text of texts) await expect(section).toContainText(text);
    await expect(section.getByRole("heading", { level: 2 })).toBeVisible();
  }
  for (const [name, target] of Object.entries(links)) {
    const link = main.getByRole("link", { name, exact: true });
    const href = (await link.getAttribute("href")) ?? "";
    expect(new URL(href, page.url()).href, name).toBe(new URL(target, siteUrl).href);
    if (target.startsWith("mailto:")) {
      await expect(main.getByText(/free 15-minute consultation/i).first()).toBeVisible();
    }
  }
  for (const [selector, count] of Object.entries(counts)) {
    await expect(page.locator(selector), selector).toHaveCount(count);
  }
}

const structured = z.object({
  BreadcrumbList: z.object({ itemListElement: z.array(z.object({ name: z.string() })) }).optional(),
  Product: z.object({ name: z.string(), offers: z.object({ price: z.string() }) }).optional(),
  VideoObject: z.object({ contentUrl: z.url() }).optional(),
});

async function expectToShowWhatSearchEnginesAreTold(page: Page): Promise<void> {
  const things = structured.parse(Object.fromEntries(readThings(await page.content())));
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  const named = things.BreadcrumbList?.itemListElement.map(({ name }) => name) ?? [];
  expect(named).toEqual(await crumbs.allTextContents());
  if (things.Product) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(things.Product.name);
    await expect(page.getByText(`£${things.Product.offers.price}`).first()).toBeVisible();
  }
  const films = page.locator("video").evaluateAll((all) => all.map((it) => Reflect.get(it, "src")));
  expect(things.VideoObject ? [things.VideoObject.contentUrl] : []).toEqual(await films);
}

testClosely(samplePages);
// A course's page has a bar at its foot in addition to the header.
testFocus(360, ["/courses/the-journey-to-self-discovery"]);

test("a page’s main button has a border in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const [path, role, name] of [
    ["/", "link", "Explore Courses"],
    ["/contact", "button", "Send message"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole(role, { name, exact: true })).toHaveCSS("border-top-width", "1px");
  }
});

test("the header is as high as --header-height says, at every width", async ({ page }) => {
  await page.goto("/");
  for (const width of [...WIDTHS, 767, 1279, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [height, reckoned] = await page.getByRole("banner").evaluate((header) => {
      const rems = getComputedStyle(header).getPropertyValue("--header-height");
      return [header.clientHeight, Number.parseFloat(rems) * 16];
    });
    expect(height, `at ${width} pixels`).toBe(reckoned);
  }
});

test("the menu works by keyboard, closes on a link, on Escape and at 768 pixels", async ({
  page,
}) => {
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Menu" });
  const about = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(about).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(about).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.keyboard.press("Shift+Tab");
  await expect(about).toBeHidden();
  await menu.click();
  await about.click();
  await expect(page).toHaveURL("/about");
  await expect(about).toBeHidden();
  await menu.click();
  await page.setViewportSize({ width: 768, height: 740 });
  await expect(about).toHaveAttribute("aria-current", "page");
  await page.setViewportSize({ width: 767, height: 740 });
  await expect(about).toBeHidden();
});

test("zoomed to 200 %, the menu lists every section and each can be reached", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const sections = await nav.getByRole("link").allTextContents();
  expect(sections).toContain("Contact");
  await page.setViewportSize({ width: 640, height: 400 });
  await page.getByRole("button", { name: "Menu" }).click();
  for (const section of sections) {
    const link = nav.getByRole("link", { name: section });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test("the skip link moves past the header, and the header never covers the focus", async ({
  page,
}) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  const main = page.locator("#main");
  await expect(main).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(main.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => page.evaluate(findHiddenFocus)).toBeNull();
});
