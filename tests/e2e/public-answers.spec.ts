import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadSecrets } from "@/sandbox/launch/secrets";
import { readPaidLessons } from "../support/paid-lessons";
import { publicPages, unlistedPages } from "../support/public-pages";
import { readPage, readSitemap } from "../support/read-page";
import { buildFolder } from "../support/world";
import { describedWorlds } from "../support/world-description";
import { expect, test } from "./fixtures";

/** The requests for a page by a browser and by Next's router. */
const asks: Record<string, string>[] = [
  { accept: "text/html" },
  { rsc: "1" },
  { rsc: "1", "next-router-prefetch": "1" },
  { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
];

/** The secrets of all lanes' sites, for one of which the build was made; the publishable key is public by design. */
function readSecrets(): string[] {
  return describedWorlds().flatMap(({ dataFolder }) => {
    const { stripePublishableKey, ...secrets } = loadSecrets(dataFolder);
    expect(stripePublishableKey).toMatch(/^pk_test_/);
    expect(Object.keys(secrets).length).toBeGreaterThanOrEqual(5);
    return Object.values(secrets);
  });
}

/** Finds the given texts in an answer; throws if it could not find one of them. */
function createSearch(texts: string[]) {
  const find = (given: string) => texts.filter((text) => given.includes(text));
  for (const text of texts) expect(find(`x${text}y`)).toContain(text);
  return find;
}

test("no public answer and no file of the build contains a secret or a part of a paid lesson", async ({
  page,
  buyer,
}) => {
  test.setTimeout(180_000);
  const lessons = await readPaidLessons();
  const markers = [...lessons.flatMap((lesson) => lesson.markers), "media:workbooks/"];
  expect(lessons).toHaveLength(33);
  expect(markers.length).toBeGreaterThan(33 * 6);
  const findSecrets = createSearch(readSecrets());
  const findPaid = createSearch(markers);

  await test.step("after a buyer's visit, of which a cache could keep something", async () => {
    expect(buyer.email).toBeTruthy();
    const slug = lessons[0].slug;
    for (const area of ["learn", "content"]) {
      expect((await page.goto(`/${area}/${slug}`))?.status()).toBe(200);
    }
  });

  const listed = await readSitemap();
  expect(listed.length).toBeGreaterThanOrEqual(publicPages.length);
  const pages = [
    ...listed,
    ...unlistedPages.map(([path]) => path),
    "/checkout?courseId=1&title=x&amount=49.99",
    "/payment-success",
    "/no-such-page",
  ];
  const calls = [
    "/api/courses/featured",
    "/api/publications",
    "/api/testimonials",
    ...lessons.flatMap(({ slug, id }) => [
      `/api/courses/slug/${slug}`,
      `/api/lessons/${id}/captions`,
    ]),
  ];
  const asked = [
    ...pages.flatMap((path) => asks.map((headers) => readPage(path, headers))),
    ...[...new Set(calls)].map((path) => readPage(path)),
  ];
  for (const { path, html } of await Promise.all(asked)) {
    expect([path, findSecrets(html), findPaid(html)]).toEqual([path, [], []]);
    expect(html).not.toMatch(/postgresql:|MEDIA_DIR|NEXTAUTH_SECRET|RESEND_API_KEY/);
  }

  const files = listFiles(buildFolder);
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = readFileSync(file, "latin1");
    expect([file, findSecrets(text)]).toEqual([file, []]);
  }
  const published = ["static", "server/app", "server/route-cache", "cache"].flatMap((folder) =>
    listFiles(join(buildFolder, folder)),
  );
  for (const file of published.filter((it) => !BESIDE_THE_POINT.test(it))) {
    expect([file, findPaid(readFileSync(file, "utf8"))]).toEqual([file, []]);
  }
});

/** Fonts contain no text; the compiler's cache and its lists of files are served to nobody. */
const BESIDE_THE_POINT = /\.(woff2|nft\.json)$|\/cache\/turbopack\//;

/** A folder that the build has not created counts as empty. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
