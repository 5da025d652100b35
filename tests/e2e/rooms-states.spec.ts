import { expect, type Page, test } from "@playwright/test";
import { expectToSuitEveryone } from "../support/everyone";
import { pause, play, position } from "../support/film";
import { holdBack } from "../support/hold-back";
import { tabTo } from "../support/keys";
import { newCourse, newLearner, signIn } from "../support/learner";
import { newAddress } from "../support/samples";
import { askForCode } from "../support/shopper";
import { toast } from "../support/toast";
import { query } from "../support/world";

const FILM = "media:films/the-journey-to-self-discovery-01.mp4";
const lessons = [
  { title: "A film", videoUrl: FILM, contentHtml: "<p>Words to read.</p>" },
  { title: "Still to come", videoUrl: "coming-soon" },
  { title: "Kept shut", videoUrl: FILM, locked: true },
  ...Array.from({ length: 9 }, (_, index) => ({ title: `Film ${index + 4}`, videoUrl: FILM })),
];

/** As the site's own refusals come. */
const refusal = { contentType: "text/plain; charset=utf-8" };

async function enter(page: Page, look: "generic" | "dedicated" = "dedicated") {
  const { slug, courseId } = await newCourse(look, lessons);
  await signIn(page.context(), await newLearner(courseId));
  return { list: `/learn/${slug}`, room: (module: number) => `/content/${slug}?module=${module}` };
}

const film = (page: Page) => page.locator("video").first();

for (const width of [360, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

    test("the end of a film suits everyone, and is answered by keyboard", async ({ page }) => {
      const { room } = await enter(page);
      await page.goto(room(1));
      await play(film(page), 13);
      await expect(page.getByText("That was the film.")).toBeVisible();
      await expectToSuitEveryone(page);
      const answer = page.getByRole("button", { name: "Mark as Complete" }).first();
      await film(page).focus();
      await tabTo(page, answer);
      await page.keyboard.press("Enter");
      const status = page.getByRole("status").filter({ hasText: "This module is complete." });
      await expect(status).toBeVisible();
      await expectToSuitEveryone(page);
      await expect(page.getByRole("button", { name: "Undo" }).first()).toBeFocused();
    });

    test("the transcript and a search in it suit everyone, and work by keyboard", async ({
      page,
    }) => {
      const { room } = await enter(page);
      await page.goto(room(1));
      if (width === 360) {
        await tabTo(page, page.locator("summary", { hasText: "Transcript" }));
        await page.keyboard.press("Enter");
      }
      const lines = page.getByRole("listitem").filter({ has: page.getByText("0:05") });
      await expect(lines.getByRole("button")).toBeVisible();
      await expectToSuitEveryone(page);
      await tabTo(page, page.getByLabel("Search the transcript"));
      await page.keyboard.type("the truth");
      await expect(page.getByRole("status").filter({ hasText: "1 found" })).toBeVisible();
      await expectToSuitEveryone(page);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect.poll(() => position(film(page))).toBeGreaterThan(9);
      await page.getByLabel("Search the transcript").fill("nowhere");
      await expect(page.getByText("No line has these words.")).toBeVisible();
      await expectToSuitEveryone(page);
    });

    test("the page for a code suits everyone, also when it was wrong", async ({ page }) => {
      await askForCode(page, newAddress());
      await expectToSuitEveryone(page);
      await tabTo(page, page.getByLabel("Six-digit code"));
      await page.keyboard.type("12345");
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("Six-digit code")).toHaveAttribute("aria-invalid", "true");
      await expectToSuitEveryone(page);
    });

    for (const look of ["generic", "dedicated"] as const) {
      test(`a module to come and a locked one suit everyone in the ${look} room`, async ({
        page,
      }) => {
        const { room } = await enter(page, look);
        await page.goto(room(2));
        await expect(page.getByText("Coming Soon", { exact: true })).toBeVisible();
        const modules = page.getByRole("navigation", { name: "Course Modules" });
        if (width === 360) await modules.getByText("Course Modules").first().click();
        await expect(modules.getByRole("button", { name: /locked.*Kept shut/ })).toBeDisabled();
        await expectToSuitEveryone(page);
      });
    }

    test("a tick that waits for a connection suits everyone", async ({ page, context }) => {
      const { list } = await enter(page);
      await page.goto(list);
      await context.setOffline(true);
      const mark = page.getByRole("button", { name: "Mark as Complete: A film" });
      // The region that is already there: a screen reader would not announce a new one that comes with its text.
      const heard = await page
        .locator("form")
        .filter({ has: mark })
        .getByRole("status")
        .elementHandle();
      await mark.click();
      await expect(page.getByRole("status").getByText("Waiting to be saved")).toBeVisible();
      expect(await heard?.innerText()).toBe("Waiting to be saved");
      // The checker opens a page of its own, so only this page's requests are cut off while it runs.
      await page.route("**/progress**", (route) => route.abort());
      await context.setOffline(false);
      await expect(page.getByRole("status").getByText("Waiting to be saved")).toBeVisible();
      await expectToSuitEveryone(page);
    });

    test("a tick that was not saved goes back, says so and suits everyone", async ({ page }) => {
      const { list } = await enter(page);
      await page.goto(list);
      await page.route("**/api/lessons/*/progress", (route) =>
        route.fulfill({
          ...refusal,
          status: 500,
          body: "Something went wrong on our side. Please try again.",
        }),
      );
      const tick = page.getByRole("button", { name: "Mark as Complete: A film" });
      await tick.focus();
      await page.keyboard.press("Space");
      await expect(toast(page).getByText("Not saved")).toBeVisible();
      await expect(toast(page).getByText("Something went wrong on our side.")).toBeVisible();
      await expect(tick).toBeFocused();
      await expect(page.getByText("0 of 12 lessons complete, 0%")).toBeVisible();
      await expectToSuitEveryone(page);
    });
  });
}

test("what was not saved stays said at its lesson until its button is pressed again", async ({
  page,
}) => {
  const { list } = await enter(page);
  await page.goto(list);
  await page.route(
    "**/api/lessons/*/progress",
    (route) => route.fulfill({ ...refusal, status: 503, body: "Please try again in a moment." }),
    { times: 1 },
  );
  const first = page.getByRole("article").first();
  await first.getByRole("button", { name: "Mark as Complete" }).click();
  await toast(page).getByRole("button", { name: "Close" }).click();
  await expect(toast(page)).toHaveCount(0);
  const words = "Not saved. Please try again in a moment.";
  await expect(first.getByText(words)).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(1);
  await expectToSuitEveryone(page);
  await first.getByRole("button", { name: "Mark as Complete" }).click();
  await expect(first.getByRole("button", { name: "Mark as Incomplete" })).toBeEnabled();
  await expect(page.getByText("Not saved")).toHaveCount(0);
});

test("a tick that was saved though its answer was lost is not called unsaved once it is seen", async ({
  page,
}) => {
  const { list } = await enter(page);
  await page.goto(list);
  await page.route(
    "**/api/lessons/*/progress",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const first = page.getByRole("article").first();
  await first.getByRole("button", { name: "Mark as Complete" }).click();
  await expect(first.getByText("Not saved.")).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(first.getByRole("button", { name: "Mark as Incomplete" })).toBeVisible();
  await expect(first.getByText("Not saved.")).toBeHidden();
});

test("the certificate is offered once the last tick has been saved", async ({ page }) => {
  const { slug, courseId } = await newCourse("generic", [
    { title: "One", contentHtml: "<p>.</p>" },
  ]);
  await signIn(page.context(), await newLearner(courseId));
  await page.goto(`/learn/${slug}`);
  const release = await holdBack(page, "**/api/lessons/*/progress");
  await page.getByRole("button", { name: "Mark as Complete: One" }).click();
  await expect(page.getByText("1 of 1 lessons complete, 100%")).toBeVisible();
  await expect(page.getByText("Get your certificate")).toBeHidden();
  release();
  await expect(page.getByText("Get your certificate")).toBeVisible();
});

test("a page that failed comes with its next try", async ({ page }) => {
  const { list } = await enter(page);
  await query(`ALTER TABLE "LessonProgress" RENAME TO "LessonProgressAway"`);
  try {
    await page.goto(list);
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  } finally {
    await query(`ALTER TABLE "LessonProgressAway" RENAME TO "LessonProgress"`);
  }
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("0 of 12 lessons complete, 0%")).toBeVisible();
});

test("an answer that is no list of progress changes nothing on view", async ({ page }) => {
  const { list } = await enter(page);
  await page.goto(list);
  await page.route("**/api/courses/*/progress?*", (route) =>
    route.fulfill({ contentType: "application/json", body: '[{"lessonId":"1"}]' }),
  );
  const answered = page.waitForResponse("**/api/courses/*/progress?*");
  await page.getByRole("button", { name: "Mark as Complete: A film" }).click();
  await answered;
  await expect(page.getByRole("button", { name: "Mark as Incomplete: A film" })).toBeVisible();
  await expect(page.getByText("1 of 12 lessons complete, 8%")).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

for (const width of [1280, 1440, 1920]) {
  test(`at ${width} pixels the transcript stands beside the film`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { room, list } = await enter(page);
    for (const path of [room(1), list]) {
      await page.goto(path);
      const transcript = page.locator("section").filter({ hasText: "Transcript" }).first();
      await expect(transcript.getByText("0:05")).toBeVisible();
      const [picture, words] = [await film(page).boundingBox(), await transcript.boundingBox()];
      expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
      expect(Math.abs((words?.y ?? 0) - (picture?.y ?? 0))).toBeLessThan(2);
      expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(16 / 9, 1);
      expect(picture?.width).toBeGreaterThan(520);
    }
  });
}

test("on a phone the transcript is folded away below the film", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { room } = await enter(page);
  await page.goto(room(1));
  const summary = page.locator("summary", { hasText: "Transcript" });
  const [picture, words] = [await film(page).boundingBox(), await summary.boundingBox()];
  expect(words?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
  await expect(page.getByLabel("Search the transcript")).toBeHidden();
});

test("the spoken line stays in view in its list, and the page stays where the reader is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.route("**/captions", (route) =>
    route.fulfill({ contentType: "text/vtt", body: manyLines }),
  );
  const { room } = await enter(page);
  await page.goto(room(1));
  const lines = page.locator("section").filter({ hasText: "Transcript" }).getByRole("listitem");
  await expect(lines).toHaveCount(140);
  await expect(lines.nth(100)).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 150));
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 10.02;
  });
  await expect(lines.nth(100).getByRole("button")).toHaveAttribute("aria-current", "true");
  await expect(lines.nth(100)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
});

const manyLines = `WEBVTT\n\n${Array.from({ length: 140 }, (_, tenth) => {
  const clock = (value: number) => `00:${(value / 10).toFixed(3).padStart(6, "0")}`;
  return `${clock(tenth)} --> ${clock(tenth + 1)}\nLine ${tenth + 1}`;
}).join("\n\n")}\n`;

test("a list of films loads the one in sight, the others when they are reached, and resumes them", async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/film$|captions$/.test(pathname)) asked.add(pathname);
  });
  const { list, room } = await enter(page);
  await page.goto(room(12));
  await play(film(page), 5);
  await expect.poll(() => position(film(page))).toBeGreaterThan(6.1);
  await pause(film(page));
  const left = Math.floor(await position(film(page)));

  asked.clear();
  await page.goto(list);
  await expect(page.getByText("0:05").first()).toBeVisible();
  expect(asked.size).toBeLessThanOrEqual(4);
  const last = page.locator("video").last();
  expect(await last.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(0);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(async () => Math.floor(await position(last))).toBe(left);
});

test("a tick by keyboard keeps the focus on its button, there and back", async ({ page }) => {
  const { list, room } = await enter(page);
  for (const [path, first, second] of [
    [list, "Mark as Complete: A film", "Mark as Incomplete: A film"],
    [room(1), "Mark as Complete", "Undo"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: first, exact: true }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: second, exact: true })).toBeFocused();
    await expect(page.getByRole("button", { name: second, exact: true })).toBeEnabled();
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: first, exact: true })).toBeFocused();
    await expect(page.getByRole("button", { name: first, exact: true })).toBeEnabled();
  }
});

test("while a tick is under way its button reads 'Marking...', keeps the focus and does nothing", async ({
  page,
}) => {
  const { list } = await enter(page);
  let sent = 0;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/lessons/*/progress", async (route) => {
    sent += 1;
    await held;
    return route.continue();
  });
  await page.goto(list);
  await page.getByRole("button", { name: "Mark as Complete: A film" }).focus();
  await page.keyboard.press("Enter");
  const marking = page.getByRole("button", { name: "Marking...: A film" });
  await expect(marking).toHaveText("Marking...");
  await expect(marking).toBeFocused();
  await expect(marking).toBeDisabled();
  await page.keyboard.press("Enter");
  expect(sent).toBe(1);
  release();
  await expect(page.getByRole("button", { name: "Mark as Incomplete: A film" })).toBeFocused();
  expect(sent).toBe(1);
});

test("a tick of somebody who was signed out meanwhile leads to the sign-in page and back", async ({
  page,
}) => {
  const { list } = await enter(page);
  await page.goto(list);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Mark as Complete: A film" }).click();
  const words = page.getByText("Not saved. Please sign in first.");
  await expect(words.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    `/signin?${new URLSearchParams({ callbackUrl: list })}`,
  );
});

test("while one lesson's tick is under way, the next lesson's is taken as well", async ({
  page,
}) => {
  const { list } = await enter(page);
  const release = await holdBack(page, "**/api/lessons/*/progress");
  await page.goto(list);
  for (const title of ["A film", "Film 4"]) {
    await page.getByRole("button", { name: `Mark as Complete: ${title}` }).click();
    await expect(page.getByRole("button", { name: `Marking...: ${title}` })).toBeVisible();
  }
  release();
  await expect(page.getByRole("button", { name: /^Mark as Incomplete/ })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Mark as Incomplete/ })).toHaveCount(2);
});

test("every button of the list has a name of its own, which begins with what it reads", async ({
  page,
}) => {
  const { list } = await enter(page);
  await page.goto(list);
  const names = await page
    .getByRole("button", { name: /^Mark as/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => [button.getAttribute("aria-label") ?? "", button.textContent ?? ""]),
    );
  expect(names).toHaveLength(11);
  expect(new Set(names.map(([name]) => name)).size).toBe(11);
  for (const [name = "", text = ""] of names) expect(name.startsWith(text)).toBe(true);
});
