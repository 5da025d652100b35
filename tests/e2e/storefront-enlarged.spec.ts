import { expect, type Page, test } from "@playwright/test";
import { findMisfits } from "../support/page-fit";
import { mainPages, unlistedPages } from "../support/public-pages";

const paths = [...mainPages, ...unlistedPages].map(([path]) => path);
const desk = { width: 1280, height: 800 };

/** The spacing that WCAG 2.2 says a reader may set (1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** The names of everything the page says and offers. */
async function contents(page: Page): Promise<string[]> {
  const parts = page.locator("main, footer").locator("h1, h2, h3, a, button, input, summary");
  const names = parts
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((it) => !it.closest("[aria-roledescription=carousel]"))
        .map((it) => `${it.tagName} ${it.getAttribute("name") ?? it.textContent?.trim()}`),
    );
  return [...new Set(await names)].sort();
}

const enlarged: Record<string, (page: Page, path: string) => Promise<unknown>> = {
  "zoomed to 200 %": async (page, path) => {
    await page.setViewportSize({ width: desk.width / 2, height: desk.height / 2 });
    await page.goto(path);
  },
  "with the browser's text at 200 %": async (page, path) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await page.goto(path);
  },
  "with a root font of 200 %": async (page, path) => {
    await page.goto(path);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
  },
  "with wider spacing": async (page, path) => {
    await page.goto(path);
    await page.addStyleTag({ content: SPACING });
  },
  "with wider spacing on a phone": async (page, path) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.addStyleTag({ content: SPACING });
  },
};

test.use({ viewport: desk, contextOptions: { reducedMotion: "reduce" } });

for (const path of paths) {
  test(`${path} fits and keeps all its parts when it is enlarged`, async ({ browser, page }) => {
    await page.goto(path);
    const all = await contents(page);
    for (const [how, open] of Object.entries(enlarged)) {
      await test.step(how, async () => {
        const zoom = how.includes("zoomed") ? 2 : 1;
        const reader = await browser.newPage({
          viewport: desk,
          deviceScaleFactor: zoom,
          reducedMotion: "reduce",
          // The site's policy does not apply to a reader's own styles.
          bypassCSP: true,
        });
        await open(reader, path);
        expect(await reader.evaluate(findMisfits)).toEqual([]);
        expect(await contents(reader)).toEqual(all);
        await reader.close();
      });
    }
  });
}

test("zoomed to 200 %, the menu holds every section and all of it can be reached", async ({
  page,
}) => {
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const sections = await nav.getByRole("link").allTextContents();
  expect(sections).toContain("Contact");
  await page.setViewportSize({ width: desk.width / 2, height: desk.height / 2 });
  await page.getByRole("button", { name: "Menu" }).click();
  for (const section of sections) {
    const link = nav.getByRole("link", { name: section });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
