import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { findBrokenWords } from "./page-fit";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Checks WCAG 2.2 AA as far as a program can, and that everything fits: no sideways scrolling, no broken words. */
export async function expectToSuitEveryone(page: Page): Promise<void> {
  // After a link within the site, Next may set the title later than the content.
  await expect(page).toHaveTitle(/\S/);
  const axe = new AxeBuilder({ page })
    .options({ runOnly: { type: "tag", values: TAGS }, resultTypes: ["violations"] })
    // Two previews of a page repeat its landmarks; the page is checked at its own address.
    .exclude('iframe[src^="/preview/pages/"]');
  // Only frames of another origin need this mode, which opens a second page and takes three times as long.
  const hasFrames = page.frames().length > 1;
  const { violations } = await axe.setLegacyMode(!hasFrames).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((it) => it.html)])).toEqual([]);
  const [needed, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(needed).toBe(width);
  expect(await page.evaluate(findBrokenWords)).toEqual([]);
}
