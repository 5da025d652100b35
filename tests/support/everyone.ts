import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Checks WCAG 2.2 AA as far as a program can, and that nothing makes the page scroll sideways. */
export async function expectToSuitEveryone(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((it) => it.html)])).toEqual([]);
  const [needed, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(needed).toBe(width);
}
