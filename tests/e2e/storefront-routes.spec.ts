import { expect, test } from "@playwright/test";
import { z } from "zod";
import { fullOnlyIf } from "../support/full-only";
import { untilHydrated } from "../support/hydrated";
import {
  fullTitle,
  mainPages,
  publicPages,
  TITLE_SUFFIX,
  unlistedPages,
} from "../support/public-pages";
import { readPage, readSitemap, readThings } from "../support/read-page";
import { siteUrl } from "../support/world";

const absolute = (address = "") => new URL(address, siteUrl).href;

for (const [path, title] of publicPages) {
  const isRepetition = !mainPages.some(([main]) => main === path);
  test(
    `${path} is complete without JavaScript, with its canonical address and its data for sharing`,
    fullOnlyIf(isRepetition),
    async () => {
      const { head, html, ...page } = await readPage(path);
      expect(page).toEqual({
        path,
        status: 200,
        title: fullTitle(title),
        headings: [expect.stringMatching(/\w/)],
      });
      expect(html).toMatch(/<html [^>]*lang="en-GB"/);
      expect(html).toContain("<footer");
      expect(html).not.toMatch(/aria-label="Loading|animate-pulse/);
      expect([head.canonical, head["og:url"]].map(absolute)).toEqual([
        absolute(path),
        absolute(path),
      ]);
      expect(head.description?.length).toBeGreaterThan(20);
      expect(head["og:title"]).toContain(TITLE_SUFFIX);
      expect(head["twitter:card"]).toBe("summary_large_image");
      expect(head).not.toHaveProperty("robots");
      const picture = await fetch(head["og:image"] ?? "");
      expect(picture.headers.get("content-type")).toBe("image/png");
    },
  );
}

for (const [asked, address] of [
  ["/courses?after=1-1", "/courses?after=1-1"],
  ["/courses?after=nonsense", "/courses"],
] as const) {
  test(`${asked} has the canonical address ${address}`, async () => {
    const { head } = await readPage(asked);
    expect([head.canonical, head["og:url"]]).toEqual([absolute(address), absolute(address)]);
  });
}

for (const [path, title] of unlistedPages) {
  test(`${path} is served, but not indexed by search engines`, async () => {
    const page = await readPage(path);
    expect(page).toMatchObject({ status: 200, title: fullTitle(title) });
    expect(page.head.robots).toContain("noindex");
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
  ["/courses/The-Journey-To-Self-Discovery", 308, JOURNEY],
  ["/About", 308, "/about"],
  ["/Publications/Articles?ref=poster", 308, "/publications/articles?ref=poster"],
  ["/publications/Articles", 308, "/publications/articles"],
  ["/about/", 308, "/about"],
  ["/checkout/1", 308, journeyCheckout],
  ["/checkout/the-journey-to-self-discovery", 308, journeyCheckout],
  ["/checkout/999999", 307, "/"],
  ["/checkout/Not_A_Course", 307, "/"],
  ["/checkout", 307, "/"],
  ["/learn/taking-back-your-life", 307, "/signin?callbackUrl=%2Flearn%2Ftaking-back-your-life"],
  ["/content/taking-back-your-life", 307, "/signin?callbackUrl=%2Fcontent%2Ftaking-back-your-life"],
] as const) {
  test(`${from} redirects to ${to} (${status})`, async () => {
    const answer = await fetch(absolute(from), { redirect: "manual" });
    expect(answer.status).toBe(status);
    expect(absolute(answer.headers.get("location") ?? "")).toBe(absolute(to));
  });
}

for (const [path, heading] of [
  ["/nothing-here", "404 Page Not Found"],
  ["/about/nothing", "404 Page Not Found"],
  ["/api-docs", "404 Page Not Found"],
  ["/publications/films", "404 Page Not Found"],
  ["/publications/articles/nothing", "404 Page Not Found"],
  ["/courses/nothing", "Course Not Found"],
  ["/courses/999999", "Course Not Found"],
  ["/courses/2147483648", "Course Not Found"],
  ["/courses/Not a slug", "Course Not Found"],
  ["/certificates/AAAA-BBBB-CCCC", "Certificate Not Found"],
] as const) {
  test(`${path} is answered 404 with its heading and a link, without JavaScript`, async () => {
    const page = await readPage(path);
    expect(page).toMatchObject({ status: 404, title: fullTitle(heading), headings: [heading] });
    expect(page.html).toMatch(/<main.*?<a [^>]*href="\//s);
  });
}

test("the pages for an unknown address and an unknown course link onwards", async ({ page }) => {
  await page.goto("/nothing-here");
  await expect(page.getByText("router")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await page.goto("/courses/nothing");
  await expect(page.getByRole("main")).toContainText(
    "The course you're looking for doesn't exist or has been removed.",
  );
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("navigating to an unknown course inside the site shows its page without a reload", async ({
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

test("a truncated link for a change of address says that it is no longer valid", async () => {
  expect((await readPage("/email-change/ne")).headings).toEqual(["This link is no longer valid"]);
});

/** Every address of this site on a page: links, pictures, scripts, styles, films. */
function addressesIn(html: string, base: string): URL[] {
  return [...html.matchAll(/<[a-z][^>]*?\s(?:href|src|action)="([^"]*)"/g)]
    .map(([, address = ""]) => address.replaceAll("&amp;", "&"))
    .filter((address) => URL.canParse(address, base))
    .map((address) => new URL(address, base))
    .filter((url) => url.origin === new URL(siteUrl).origin);
}

test("every link, asset and fragment on the public site resolves", async () => {
  test.setTimeout(180_000);
  const visits = new Map<string, ReturnType<typeof readPage>>();
  /** Opens each address once, however often it appears. */
  const visit = ({ pathname, search }: URL) => {
    const path = pathname + search;
    const found = visits.get(path) ?? readPage(path);
    visits.set(path, found);
    return found;
  };
  const broken: string[] = [];
  const seen = new Set<string>();
  const queue = [new URL("/", siteUrl)];
  for (const page of queue) {
    for (const url of addressesIn((await visit(page)).html, page.href)) {
      // A form's target is not a page to open.
      if (url.pathname === "/api/newsletter/subscribe") continue;
      const { status, html } = await visit(url);
      const isAnchored = !url.hash || html.includes(`id="${url.hash.slice(1)}"`);
      if (status !== 200 || !isAnchored) broken.push(`${page.pathname} → ${url.href}`);
      if (html.startsWith("<!DOCTYPE html>") && !seen.has(url.pathname)) {
        seen.add(url.pathname);
        queue.push(url);
      }
    }
  }
  expect(broken).toEqual([]);
  for (const [path] of publicPages) expect(seen, `no page links to ${path}`).toContain(path);
});

const ours = z.url().startsWith(new URL(siteUrl).origin);
const organisation = z.object({ "@type": z.literal("Organization"), name: z.string(), url: ours });
const course = z.object({ name: z.string(), description: z.string(), provider: organisation });
const coursePages = [
  "/courses/the-journey-to-self-discovery",
  "/courses/the-great-process-in-practice",
  "/courses/taking-back-your-life",
  "/courses/unshakable-confidence-for-stage",
];

/** What search engines require of each type, and the pages that describe one. */
const things: Record<string, { pages: string[]; shape: z.ZodType }> = {
  Organization: {
    pages: ["/"],
    shape: organisation.extend({ logo: ours, sameAs: z.array(z.url()) }),
  },
  Person: {
    pages: ["/about"],
    shape: z.object({ name: z.string(), url: ours, image: ours.optional() }),
  },
  ItemList: {
    pages: ["/courses", "/courses/tools-for-life", "/courses/irish-dancing"],
    shape: z.object({
      itemListElement: z
        .array(z.object({ "@type": z.literal("ListItem"), position: z.int(), item: course }))
        .min(1),
    }),
  },
  Product: {
    pages: coursePages,
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
    pages: coursePages,
    shape: z.object({
      name: z.string(),
      description: z.string(),
      thumbnailUrl: ours,
      uploadDate: z.iso.datetime({ offset: true }),
      contentUrl: ours,
    }),
  },
};

test("structured data is complete, and only on the pages about its subject", async () => {
  const found = new Map(Object.keys(things).map((type) => [type, [] as string[]]));
  for (const [path] of mainPages) {
    for (const [type, thing] of readThings((await readPage(path)).html)) {
      const issues = things[type]?.shape.safeParse(thing).error?.issues ?? [];
      expect(issues, `${type} on ${path}`).toEqual([]);
      found.get(type)?.push(path);
    }
  }
  for (const [type, { pages }] of Object.entries(things)) {
    expect(found.get(type)?.sort(), type).toEqual(pages.toSorted());
  }
});

test("the sitemap lists every public page and nothing else", async () => {
  const listed = await readSitemap();
  // Tests of other routes make one page of the coach's own (tests/support/place.ts).
  const ours = listed.filter((address) => !address.endsWith("/her-own-page"));
  expect(ours.toSorted()).toEqual(publicPages.map(([path]) => absolute(path)).sort());
});

test("robots.txt names the sitemap, and the icons of the manifest exist", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  // Programs that do not parse the markup request the icon by its traditional name.
  expect((await request.get("/favicon.ico")).headers()["content-type"]).toMatch(/^image\//);
});
