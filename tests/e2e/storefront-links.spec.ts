import { type APIRequestContext, expect, test } from "@playwright/test";
import { z } from "zod";
import { mainPages, publicPages } from "../support/public-pages";
import { siteUrl } from "../support/world";

/** Every address on a page: links, pictures, scripts, styles, films. */
function addressesIn(html: string, base: string): URL[] {
  const named = [...html.matchAll(/<[a-z][^>]*?\s(?:href|src|action)="([^"]*)"/g)];
  return named
    .map(([, address = ""]) => address.replaceAll("&amp;", "&"))
    .filter((address) => URL.canParse(address, base))
    .map((address) => new URL(address, base))
    .filter((url) => url.origin === new URL(siteUrl).origin);
}

type Visit = { status: number; html: string };

/** Opens each address once, however often it appears. */
function visitor(request: APIRequestContext) {
  const visits = new Map<string, Promise<Visit>>();
  return async (url: URL): Promise<Visit> => {
    const key = `${url.pathname}${url.search}`;
    const open = async () => {
      const response = await request.get(key);
      const isPage = response.headers()["content-type"]?.startsWith("text/html");
      return { status: response.status(), html: isPage ? await response.text() : "" };
    };
    const visit = visits.get(key) ?? open();
    visits.set(key, visit);
    return visit;
  };
}

test("every link, asset and fragment on the public site resolves", async ({ request }) => {
  test.setTimeout(180_000);
  const visit = visitor(request);
  const broken: string[] = [];
  const seen = new Set<string>();
  const queue = [new URL("/", siteUrl)];
  for (const page of queue) {
    const { html } = await visit(page);
    for (const url of addressesIn(html, page.href)) {
      // A form's target is not a page to open.
      if (url.pathname === "/api/newsletter/subscribe") continue;
      const target = await visit(url);
      const anchored = !url.hash || target.html.includes(`id="${url.hash.slice(1)}"`);
      if (target.status !== 200 || !anchored) broken.push(`${page.pathname} → ${url.href}`);
      if (target.html && !seen.has(url.pathname)) {
        seen.add(url.pathname);
        queue.push(url);
      }
    }
  }
  expect(broken).toEqual([]);
  for (const [path] of publicPages) expect(seen, `nothing leads to ${path}`).toContain(path);
});

const graph = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.union([z.string(), z.array(z.string())]) })),
});

for (const [path] of mainPages) {
  test(`${path} tells search engines what the page shows`, async ({ page }) => {
    await page.goto(path);
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = scripts.flatMap((script) => graph.parse(JSON.parse(script))["@graph"]);
    const find = (type: string) => things.find((thing) => [thing["@type"]].flat().includes(type));

    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    const crumbList = z
      .object({ itemListElement: z.array(z.object({ name: z.string() })) })
      .optional()
      .parse(find("BreadcrumbList"));
    const named = crumbList?.itemListElement.map(({ name }) => name) ?? [];
    expect(named).toEqual(await crumbs.allTextContents());

    const product = z
      .object({ name: z.string(), offers: z.object({ price: z.string() }) })
      .optional()
      .parse(find("Product"));
    if (product) {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
      await expect(page.getByText(`£${product.offers.price}`).first()).toBeVisible();
    }
    const film = z.object({ contentUrl: z.url() }).optional().parse(find("VideoObject"));
    const films = await page
      .locator("video")
      .evaluateAll((all) => all.map((it) => Reflect.get(it, "src")));
    expect(film ? [film.contentUrl] : []).toEqual(films);
  });
}

const origin = new URL(siteUrl).origin;
const ours = z.url().startsWith(origin);
const organisation = z.object({ "@type": z.literal("Organization"), name: z.string(), url: ours });
const course = z.object({ name: z.string(), description: z.string(), provider: organisation });

/** What search engines require of each type, and the pages that describe one. */
const things = {
  Organization: {
    pages: ["/"],
    shape: organisation.extend({ logo: ours, sameAs: z.array(z.url()) }),
  },
  Person: { pages: ["/about"], shape: z.object({ name: z.string(), url: ours, image: ours }) },
  ItemList: {
    pages: ["/courses", "/courses/tools-for-life", "/courses/irish-dancing"],
    shape: z.object({
      itemListElement: z
        .array(z.object({ "@type": z.literal("ListItem"), position: z.int(), item: course }))
        .min(1),
    }),
  },
  Product: {
    pages: [
      "/courses/the-journey-to-self-discovery",
      "/courses/the-great-process-in-practice",
      "/courses/taking-back-your-life",
      "/courses/unshakable-confidence-for-stage",
    ],
    shape: course.extend({
      image: ours,
      offers: z.object({
        "@type": z.literal("Offer"),
        price: z.string().regex(/^\d+\.\d\d$/),
        priceCurrency: z.literal("GBP"),
        availability: z.literal("https://schema.org/InStock"),
        url: ours,
      }),
    }),
  },
  VideoObject: {
    pages: [
      "/courses/the-journey-to-self-discovery",
      "/courses/the-great-process-in-practice",
      "/courses/taking-back-your-life",
      "/courses/unshakable-confidence-for-stage",
    ],
    shape: z.object({
      name: z.string(),
      description: z.string(),
      thumbnailUrl: ours,
      uploadDate: z.iso.datetime({ offset: true }),
      contentUrl: ours,
    }),
  },
};

for (const [type, { pages, shape }] of Object.entries(things)) {
  test(`a ${type} is whole, and on no other page`, async ({ page }) => {
    const found: string[] = [];
    for (const [path] of mainPages) {
      await page.goto(path);
      const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const all = scripts.flatMap((script) => graph.parse(JSON.parse(script))["@graph"]);
      for (const thing of all.filter((it) => [it["@type"]].flat().includes(type))) {
        found.push(path);
        expect(shape.safeParse(thing).error?.issues ?? [], path).toEqual([]);
      }
    }
    expect(found.sort()).toEqual(pages.toSorted());
  });
}

test("a visitor without an account can watch a course's free module, and no other", async ({
  page,
  request,
}) => {
  await page.goto("/courses/unshakable-confidence-for-stage");
  await page.getByRole("link", { name: "Free preview" }).click();
  await expect(page).toHaveURL(/#preview$/);
  const film = page.locator("#preview video");
  await expect(film).toBeVisible();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(0);
  const id = Number(/lessons\/(\d+)/.exec((await film.getAttribute("src")) ?? "")?.[1]);
  expect((await request.get(`/api/lessons/${id + 1}/film`)).status()).toBe(401);
});
