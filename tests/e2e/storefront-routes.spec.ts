import { expect, test } from "@playwright/test";
import { untilHydrated } from "../support/hydrated";
import { fullTitle, publicPages, TITLE_SUFFIX, unlistedPages } from "../support/public-pages";
import { siteUrl } from "../support/world";

for (const [path, title] of publicPages) {
  test(`${path} is there, under one address, ready to be shared`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(fullTitle(title));
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
    const head = (selector: string, attribute = "content") =>
      page.locator(`head ${selector}`).getAttribute(attribute);
    const address = new URL(path, siteUrl).href;
    expect(new URL((await head("link[rel=canonical]", "href")) ?? "").href).toBe(address);
    expect(new URL((await head('meta[property="og:url"]')) ?? "").href).toBe(address);
    expect((await head('meta[name="description"]'))?.length).toBeGreaterThan(20);
    expect(await head('meta[property="og:title"]')).toContain(TITLE_SUFFIX);
    expect(await head('meta[name="twitter:card"]')).toBe("summary_large_image");
    await expect(page.locator("head meta[name=robots]")).toHaveCount(0);
    const picture = await page.request.get((await head('meta[property="og:image"]')) ?? "");
    expect(picture.headers()["content-type"]).toBe("image/png");
  });
}

for (const [asked, address] of [
  ["/courses?after=1-1", "/courses?after=1-1"],
  ["/courses?after=nonsense", "/courses"],
] as const) {
  test(`${asked} calls itself ${address}`, async ({ page }) => {
    await page.goto(asked);
    const { href } = new URL(address, siteUrl);
    await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", href);
    await expect(page.locator('head meta[property="og:url"]')).toHaveAttribute("content", href);
  });
}

for (const [path, title] of unlistedPages) {
  test(`${path} is there, but not for search engines`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(fullTitle(title));
    await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", /noindex/);
  });
}

const JOURNEY = "/courses/the-journey-to-self-discovery";
const journeyCheckout =
  "/checkout?courseId=1&title=The%20Journey%20to%20Self-Discovery&amount=49.99";

for (const [from, status, to] of [
  ["/irish-dancing", 308, "/courses/irish-dancing"],
  ["/course/the-journey-to-self-discovery", 308, JOURNEY],
  ["/courses/public-speaking", 308, "/public-speaking"],
  ["/courses/1", 308, JOURNEY],
  ["/about/", 308, "/about"],
  ["/checkout/1", 308, journeyCheckout],
  ["/checkout/the-journey-to-self-discovery", 308, journeyCheckout],
  ["/checkout/999999", 307, "/"],
  ["/checkout/Not_A_Course", 307, "/"],
  ["/checkout", 307, "/"],
  ["/learn/taking-back-your-life", 307, "/signin?callbackUrl=%2Flearn%2Ftaking-back-your-life"],
  ["/content/taking-back-your-life", 307, "/signin?callbackUrl=%2Fcontent%2Ftaking-back-your-life"],
] as const) {
  test(`${from} leads to ${to} (${status})`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const target = new URL(response.headers().location ?? "", siteUrl);
    expect(`${target.pathname}${target.search}`).toBe(to);
  });
}

for (const path of ["/nothing-here", "/publications/films", "/about/nothing", "/api-docs"]) {
  test(`${path} is unknown, and says where to go on`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(fullTitle("404 Page Not Found"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.getByText("router")).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
}

for (const slug of ["nothing", "999999", "Not a slug", "2147483648"]) {
  test(`the course "${slug}" is not found`, async ({ page }) => {
    const response = await page.goto(`/courses/${slug}`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(fullTitle("Course Not Found"));
    await expect(
      page.getByText("The course you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL(`${siteUrl}/`);
  });
}

test.describe("before any script has run", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of [
    ["/nothing-here", "404 Page Not Found"],
    ["/publications/films", "404 Page Not Found"],
    ["/publications/articles/nothing", "404 Page Not Found"],
    ["/courses/nothing", "Course Not Found"],
    ["/courses/999999", "Course Not Found"],
    ["/certificates/AAAA-BBBB-CCCC", "Certificate Not Found"],
  ] as const) {
    test(`${path} says that there is nothing, and leads on`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page).toHaveTitle(fullTitle(heading));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page).toHaveURL((url) => url.pathname !== path);
    });
  }
});

test("a link of a change of address that was cut short says that it has ended, without a script", async ({
  request,
}) => {
  const answer = await request.get("/email-change/ne");
  expect(await answer.text()).toMatch(/<h1[^>]*>This link has ended</);
});

test("from page to page, an unknown course is shown without loading the site anew", async ({
  page,
}) => {
  await page.goto("/courses");
  await page.mouse.move(10, 10);
  await untilHydrated(page);
  await page.evaluate(() => {
    Reflect.set(window, "stayed", true);
    Reflect.get(window, "next").router.push("/courses/nothing");
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Course Not Found");
  expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);
});

test("the sitemap lists every public page and nothing else", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url));
  expect(listed.map((url) => url.pathname).sort()).toEqual(
    publicPages.map(([path]) => path).sort(),
  );
  expect(new Set(listed.map((url) => url.origin))).toEqual(new Set([new URL(siteUrl).origin]));
});

test("robots.txt names the sitemap, and the manifest its icons", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  // Programs that do not read the markup ask for the icon by its traditional name.
  expect((await request.get("/favicon.ico")).headers()["content-type"]).toMatch(/^image\//);
});
