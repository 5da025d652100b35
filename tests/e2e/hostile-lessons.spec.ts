import { expect, type Page, test } from "@playwright/test";
import { sanitiseLessonHtml } from "@/lib/text/lesson-html";
import { play, position } from "../support/film";
import { hostileCaptions, manyCaptions } from "../support/hostile-captions";
import { hostileHtml } from "../support/hostile-html";
import { newCourse, newLearner, signIn } from "../support/learner";
import { siteUrl } from "../support/world";

const FILM = "media:films/the-journey-to-self-discovery-01.mp4";
/** A bare page without a policy, which might block what the sanitiser let through. */
const BARE = "http://bare.test/";

/** Collects everything that ran, and every request to a host other than the page's own. */
async function watchFor(page: Page, home: string) {
  const ran: string[] = [];
  const asked: string[] = [];
  await page.exposeFunction("hacked", () => ran.push("a script"));
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    return dialog.dismiss();
  });
  page.context().on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== new URL(home).origin) asked.push(url.href);
  });
  return { ran, asked };
}

test.describe("hostile HTML", () => {
  test.beforeEach(({ page }) =>
    page.route("http://bare.test/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "" }),
    ),
  );

  test("takes effect when it is not sanitised, so these tests can fail", async ({ page }) => {
    const { ran, asked } = await watchFor(page, BARE);
    await page.goto(BARE);
    await page.setContent(hostileHtml[0] ?? "");
    await expect.poll(() => ran).toEqual(["a script"]);
    await page.setContent(`<img src="https://elsewhere.invalid/a.png">`);
    await expect.poll(() => asked).toEqual(["https://elsewhere.invalid/a.png"]);
  });

  test(`is inert once sanitised, even without a content policy: ${hostileHtml.length} vectors`, async ({
    page,
  }) => {
    expect(hostileHtml.length).toBeGreaterThan(150);
    const { ran, asked } = await watchFor(page, BARE);
    await page.goto(BARE);
    for (const vector of hostileHtml) {
      await test.step(vector.slice(0, 80), async () => {
        await page.setContent(
          `<article>${sanitiseLessonHtml(vector)}</article><p id="after">After</p>`,
        );
        expect(await page.evaluate(describeDanger)).toEqual([]);
      });
    }
    // Anything that a vector started has had time to run while later ones were tried.
    expect({ ran, asked }).toEqual({ ran: [], asked: [] });
  });
});

/** Lists what could run, load or name something, and whether the text broke out of its element. */
function describeDanger(): string[] {
  const article = document.querySelector("article");
  const after = document.getElementById("after");
  if (!article || after?.parentElement !== document.body) return ["broke out"];
  const attributes =
    /^(href|rel|title|alt|src|width|height|colspan|rowspan|scope|start|open|reversed)$/;
  const danger: string[] = [];
  for (const element of article.querySelectorAll("*")) {
    if (element.namespaceURI !== "http://www.w3.org/1999/xhtml") danger.push(element.tagName);
    if (
      /-|script|style|frame|object|embed|form|input|button|meta|link|base|template|video/i.test(
        element.localName,
      )
    ) {
      danger.push(element.tagName);
    }
    for (const { name } of element.attributes) if (!attributes.test(name)) danger.push(name);
    if (element instanceof HTMLAnchorElement && element.hasAttribute("href")) {
      if (!/^(https?|mailto|tel):$/.test(element.protocol)) danger.push(element.href);
    }
    if (element instanceof HTMLImageElement && new URL(element.src).origin !== location.origin) {
      danger.push(element.src);
    }
  }
  return danger;
}

test("unsanitised rows are harmless on both learning pages, which still work", async ({ page }) => {
  const { ran, asked } = await watchFor(page, siteUrl);
  for (const look of ["generic", "dedicated"] as const) {
    const { slug, courseId } = await newCourse(look, [
      { title: "Hostile", contentHtml: hostileHtml.join("\n").replaceAll("\0", "") },
    ]);
    await signIn(page.context(), await newLearner(courseId));
    for (const path of [`/content/${slug}`, `/learn/${slug}`]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Hostile" })).toBeVisible();
    }
    await page.getByRole("button", { name: "Mark as Complete" }).click();
    await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
  }
  expect({ ran, asked }).toEqual({ ran: [], asked: [] });
});

test("hostile captions are shown as plain text, and the film plays", { tag: "@full" }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const { ran, asked } = await watchFor(page, siteUrl);
  const film = await newFilm(page);
  for (const [name, { body, words }] of Object.entries(hostileCaptions)) {
    await test.step(name, async () => {
      const transcript = await film.open(body);
      if (words.length === 0) {
        // Browsers refuse a file that does not begin with the captions' signature.
        const notice = /^WEBVTT\s/.test(body) ? "has no transcript" : "could not be loaded";
        await expect(transcript.getByText(notice)).toBeVisible();
      }
      const lines = transcript.getByRole("listitem").locator("button > span:last-child");
      await expect(lines).toHaveText(words);
      expect(await lines.allTextContents()).toEqual(words);
      await expect(lines.locator("*")).toHaveCount(0);
      const video = page.locator("video");
      await play(video);
      await expect.poll(() => position(video)).toBeGreaterThan(0);
    });
  }
  expect({ ran, asked, errors }).toEqual({ ran: [], asked: [], errors: [] });
});

/** Opens a film with the test's own captions; returns the place of its transcript. */
async function newFilm(page: Page) {
  const { slug, courseId } = await newCourse("dedicated", [{ title: "Film", videoUrl: FILM }]);
  await signIn(page.context(), await newLearner(courseId));
  const open = async (captions: string) => {
    await page.unroute("**/captions");
    await page.route("**/captions", (route) =>
      route.fulfill({ contentType: "text/vtt", body: captions }),
    );
    await page.goto(`/content/${slug}`);
    return page.locator("section").filter({ hasText: "Transcript" });
  };
  return { open };
}

test("a transcript of ten thousand lines shows two thousand of them and searches all", {
  tag: "@full",
}, async ({ page }) => {
  const transcript = await (await newFilm(page)).open(manyCaptions);
  const lines = transcript.locator("li");
  await expect(lines).toHaveCount(2000);
  const search = transcript.locator("input");
  await search.fill("Line 12");
  await expect(transcript.getByText("111 found")).toBeVisible();
  await search.fill("line 10000");
  await expect(lines).toHaveCount(1);
  await search.fill("Line 9");
  await expect(transcript.getByText("1111 found")).toBeVisible();
  await lines.first().locator("button").click();
  await expect(lines.first().locator("button")).toHaveAttribute("aria-current", "true");
});
