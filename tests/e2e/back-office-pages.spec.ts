import { sections } from "@/components/admin/sections";
import { expectPagesToSuitEveryone } from "../support/back-office-pages";
import { expect, test } from "./fixtures";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

  test("every page of the back office is accessible", async ({ coach: page }) => {
    test.setTimeout(240_000);
    await expectPagesToSuitEveryone(page);
  });
});

test("the navigation links to every section, collapsed on a phone and open on a wide screen", async ({
  coach: page,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/admin");
    if (width === 360) await page.getByText("Back office: Today").click();
    const links = page.getByRole("navigation", { name: "Back office" }).getByRole("link");
    const addresses = await links
      .filter({ visible: true })
      .evaluateAll((shown) => shown.map((link) => link.getAttribute("href")));
    expect(addresses).toEqual(sections.map(({ href }) => href));
  }
});
