import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { readPaidLessons } from "../support/paid-lessons";
import { buyCourse } from "../support/shopper";
import { siteUrl } from "../support/world";
import { describedWorld } from "../support/world-description";

const asks: Record<string, string>[] = [
  { accept: "text/html" },
  { rsc: "1" },
  { rsc: "1", "next-router-prefetch": "1" },
  { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
];

async function readSitemap(): Promise<string[]> {
  const text = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

test("no word, film, caption or workbook of a paid lesson is in what the public is given", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const lessons = await readPaidLessons();
  const markers = [...lessons.flatMap((lesson) => lesson.markers), "media:workbooks/"];
  expect(lessons).toHaveLength(33);
  expect(markers.length).toBeGreaterThan(33 * 6);
  const find = (text: string) => markers.filter((marker) => text.includes(marker));

  // A buyer visits first: if a cache kept anything of that visit, the requests below would find it.
  await buyCourse(page);
  await page.getByRole("link", { name: "Start Learning" }).click();
  await expect(page).toHaveURL(/\/learn\//);
  await page.goto(page.url().replace("/learn/", "/content/"));

  const paths = await readSitemap();
  expect(paths.length).toBeGreaterThan(12);
  const calls = ["/api/courses/featured", "/api/publications", "/api/testimonials"];
  for (const lesson of lessons) {
    calls.push(`/api/courses/slug/${lesson.slug}`, `/api/lessons/${lesson.id}/captions`);
  }
  for (const path of new Set([...paths, ...calls])) {
    for (const headers of asks) {
      const text = await (await fetch(`${siteUrl}${path}`, { headers })).text();
      expect([path, find(text)]).toEqual([path, []]);
    }
  }
  await test.step("nor in any file of the build, prerendered, cached or for the browser", () => {
    const root = describedWorld().buildFolder;
    const files = ["static", "server/app", "cache"].flatMap((folder) => listFiles(root, folder));
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const text = readFileSync(file, "utf8");
      expect([file, find(text)]).toEqual([file, []]);
    }
  });
});

/** Fonts contain no text, and the lists of files that the server needs are served to nobody. */
const BESIDE_THE_POINT = /\.(woff2|nft\.json)$/;

/** A folder that the build has not created counts as empty. */
function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !BESIDE_THE_POINT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
