import type { Page } from "@playwright/test";
import { play } from "../support/film";
import { fullOnlyIf } from "../support/full-only";
import { holdBack } from "../support/hold-back";
import { untilHydrated } from "../support/hydrated";
import { FILM, signIn } from "../support/learner";
import { expect, test } from "./fixtures";

const titles = [
  "How to express passion and build endurance on a stage that is not yours",
  "Keeping a promise to yourself when nobody is there to see whether you keep it",
  "See it",
];
const lessons = titles.map((title) => ({ title, videoUrl: FILM, contentHtml: "<p>Words.</p>" }));

const playing = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => !video.paused);

/** The smallest share of a sideways phone's height that a film must have. */
const SHARE = 0.6;

/** Nothing hides the film or its row of controls, and on a sideways phone the film takes most of the screen. */
async function expectFirstFilmWhole(page: Page): Promise<void> {
  const shown = await page.evaluate((share) => {
    const film = document.querySelector("video")?.getBoundingClientRect();
    if (!film) return "no film";
    const { left, right, top, bottom } = film;
    const foot = document.elementFromPoint((left + right) / 2, bottom - 12)?.tagName;
    const head = document.elementFromPoint((left + right) / 2, top + 12)?.tagName;
    const isLarge = innerWidth < innerHeight || (bottom - top) / innerHeight >= share;
    return isLarge && bottom <= innerHeight && foot === "VIDEO" && head === "VIDEO"
      ? "whole"
      : JSON.stringify({ top, bottom, innerHeight, foot, head });
  }, SHARE);
  expect(shown).toBe("whole");
}

for (const [width, height] of [
  [360, 640],
  [390, 664],
  [844, 390],
] as const) {
  for (const look of ["generic", "dedicated"] as const) {
    const isRepetition = width === 390 || (width === 844) !== (look === "dedicated");
    test.describe(`at ${width} by ${height}, ${look}`, fullOnlyIf(isRepetition), () => {
      test.use({ viewport: { width, height }, courseOf: { look, lessons } });

      test("the whole film is on the first screen, also after Next Module", async ({
        page,
        enrolment,
      }) => {
        await page.goto(enrolment.module(1));
        await expectFirstFilmWhole(page);
        await page.getByRole("link", { name: "Next Module" }).click();
        await expect(page.getByRole("heading", { name: titles[1] })).toBeAttached();
        await expectFirstFilmWhole(page);
        await page.goto(enrolment.list);
        await expectFirstFilmWhole(page);
      });
    });
  }
}

test.describe("at the end of a film", () => {
  test.use({ courseOf: { look: "dedicated", lessons } });

  test("one press completes the module and opens the next, on both learning pages", async ({
    page,
    enrolment,
  }) => {
    await page.goto(enrolment.module(1));
    await untilHydrated(page);
    await play(page.locator("video"), 13);
    await page.getByRole("button", { name: "Complete and go on" }).click();
    await expect(page).toHaveURL(enrolment.module(2));
    await expect(page.getByRole("heading", { name: titles[1] })).toBeVisible();
    expect(await enrolment.saved()).toMatchObject({ completed: true });
    expect(await playing(page)).toBe(false);

    await page.goto(enrolment.list);
    await untilHydrated(page);
    await play(page.locator("video").nth(1), 13);
    await page.getByRole("button", { name: "Complete and go on" }).click();
    await expect(page).toHaveURL(new RegExp(`#lesson-${enrolment.lessonIds[2]}$`));
    await expect(page.getByRole("heading", { name: titles[2], exact: true })).toBeFocused();
    expect(await enrolment.saved(1)).toMatchObject({ completed: true });
  });

  test("a link that is followed while the module is being completed leads where it says", async ({
    page,
    enrolment,
  }) => {
    await page.goto(enrolment.module(2));
    await untilHydrated(page);
    await play(page.locator("video"), 11);
    const region = page.locator("video ~ div > [role=status]");
    await expect(region).toBeAttached();
    // The existing region: a screen reader would not announce a new one that appears together with its text.
    const heard = await region.elementHandle();
    await expect(page.getByText("That was the film.")).toBeVisible();
    expect(await heard?.innerText()).toBe("That was the film. Have you finished this module?");
    const release = await holdBack(page, "**/api/lessons/*/progress");
    await page.getByRole("button", { name: "Complete and go on" }).click();
    await page.getByRole("link", { name: "Previous" }).click();
    release();
    await expect.poll(() => enrolment.saved(1)).toMatchObject({ completed: true });
    await expect(page.getByRole("heading", { name: titles[0] })).toBeVisible();
    await expect(page).toHaveURL(enrolment.module(1));
  });

  test("the next film plays automatically only for a learner who chose that, in every browser", async ({
    page,
    browser,
    enrolment,
  }) => {
    await page.goto(enrolment.module(1));
    const wish = page.getByLabel("When a film ends, complete its module and play the next one");
    await expect(wish).not.toBeChecked();
    await untilHydrated(page);
    await wish.check();
    const other = await browser.newContext();
    await signIn(other, enrolment.userId);
    const there = await other.newPage();
    const wishThere = there.getByLabel(
      "When a film ends, complete its module and play the next one",
    );
    const isWishedThere = async () => {
      await there.goto(enrolment.module(1));
      return wishThere.isChecked();
    };
    await expect.poll(isWishedThere).toBe(true);
    await other.close();
    await page.reload();
    await expect(wish).toBeChecked();
    await untilHydrated(page);
    await page.clock.install();
    await play(page.locator("video"), 13);
    await expect(page.getByText("The next module starts in a moment.")).toBeVisible();
    await page.getByRole("button", { name: "Stay here" }).click();
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(enrolment.module(1));

    await play(page.locator("video"), 13);
    await expect(page.getByText("The next module starts in a moment.")).toBeVisible();
    await page.clock.runFor(6000);
    await expect(page).toHaveURL(enrolment.module(2));
    expect(await enrolment.saved()).toMatchObject({ completed: true });
    await expect.poll(() => playing(page)).toBe(true);
  });
});
