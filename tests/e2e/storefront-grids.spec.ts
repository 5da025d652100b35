import { expect, type Locator, test } from "@playwright/test";
import { untilHydrated } from "../support/hydrated";

/** Keeps only the first items of a list. */
function shorten(list: Locator, length: number): Promise<void> {
  return list.evaluate((element, kept) => {
    while (element.children.length > kept) element.lastElementChild?.remove();
  }, length);
}

/** How far from the right edge of their list its rows end, in pixels. */
function gapsAtTheRight(list: Locator): Promise<number[]> {
  return list.evaluate((element) => {
    const rows = new Map<number, number>();
    for (const item of element.children) {
      const { top, right } = item.getBoundingClientRect();
      rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right));
    }
    const edge = element.getBoundingClientRect().right;
    return [...rows.values()].map((right) => Math.round(edge - right));
  });
}

test("up to four courses fill the rows of their list at every width", async ({ page }) => {
  await page.goto("/courses");
  await untilHydrated(page);
  const list = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByRole("article") });
  for (const courses of [4, 3, 2, 1]) {
    await shorten(list, courses);
    await expect(list.getByRole("article")).toHaveCount(courses);
    for (const width of [360, 640, 768, 1023, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await gapsAtTheRight(list);
      expect(gaps, `${courses} at ${width}`).toEqual(gaps.map(() => 0));
    }
  }
});

test("each work has a cover of its own", async ({ page }) => {
  for (const path of ["/publications", "/publications/podcasts", "/publications/articles"]) {
    await page.goto(path);
    const covers = page.getByRole("main").locator("article img");
    const addresses = await covers.evaluateAll((all) => all.map((it) => it.getAttribute("src")));
    expect(addresses.length).toBeGreaterThan(2);
    expect(new Set(addresses).size, path).toBe(addresses.length);
    for (const address of addresses) {
      expect((await page.request.get(address ?? "")).status()).toBe(200);
    }
  }
});
