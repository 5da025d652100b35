import type { Page, Route } from "@playwright/test";
import { play, position } from "../support/film";
import { holdBack } from "../support/hold-back";
import { holdFramework, untilHydrated } from "../support/hydrated";
import { FILM, watchElsewhere } from "../support/learner";
import { loseConnection } from "../support/lose-connection";
import { expect, test } from "./fixtures";

const FILM_CALLS = "**/api/lessons/*/film";
const SCRIPTS = "**/_next/static/chunks/*.js";

test.use({
  courseOf: { look: "dedicated", lessons: [{ title: "The film", videoUrl: FILM }] },
});

const alertIn = (page: Page) => page.getByRole("alert").filter({ hasText: "could not be loaded" });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });
const refuse = (route: Route) => route.fulfill({ status: 503 });
const drop = (route: Route) => route.abort();

/** Simulates a browser that waits for a film's next bytes; in minutes from now. */
async function stall(page: Page, minutes: number) {
  await page.clock.setFixedTime(Date.now() + minutes * 60_000);
  await page.locator("video").dispatchEvent("stalled");
}

/** Cuts a film's connection for so long that the film is requested again, in vain. */
async function cutOff(page: Page, minutes = 5) {
  await page.route(FILM_CALLS, drop);
  await stall(page, minutes);
  const noSource = 3;
  await expect(page.locator("video")).toHaveJSProperty("networkState", noSource);
}

async function playFromNine(page: Page) {
  const film = page.locator("video");
  await play(film, 9);
  await expect.poll(() => position(film)).toBeGreaterThan(9.1);
  return film;
}

test("leaving the page of a stalled film saves its position", async ({ page, enrolment }) => {
  await page.goto(enrolment.module(1));
  const film = await playFromNine(page);
  await cutOff(page);
  expect(await position(film)).toBe(0);
  await page.goto("/about");
  await expect.poll(async () => (await enrolment.saved())?.positionSeconds).toBe(9);
});

test("a stalled film shows an error and resumes at its position", async ({ page, enrolment }) => {
  await page.goto(enrolment.module(1));
  const film = await playFromNine(page);
  const expectToGoOn = async () => {
    await expect(alertIn(page)).toBeHidden();
    await expect(film).toHaveJSProperty("paused", false);
    expect(await position(film)).toBeGreaterThanOrEqual(9);
  };

  await test.step("when the connection returns", async () => {
    await cutOff(page);
    await expect(alertIn(page)).toContainText("The film could not be loaded.");
    // The position watched here last counts more than one that another device saved meanwhile.
    await watchElsewhere(enrolment.userId, enrolment.lessonIds[0], 3);
    await page.unroute(FILM_CALLS);
    const release = await holdBack(page, FILM_CALLS);
    const known = page.waitForResponse("**/api/courses/*/progress?*");
    await loseConnection(page);
    await known;
    release();
    await expectToGoOn();
    await page.unroute(FILM_CALLS);
  });

  await test.step("after a long outage", async () => {
    await cutOff(page, 10);
    await cutOff(page, 15);
    await page.unroute(FILM_CALLS);
    await stall(page, 20);
    await expectToGoOn();
  });
});

test("a film that failed to load is loaded when the connection returns", { tag: "@full" }, async ({
  page,
  enrolment,
}) => {
  await watchElsewhere(enrolment.userId, enrolment.lessonIds[0], 9);
  await page.route(FILM_CALLS, drop);
  await page.goto(enrolment.module(1));
  await expect(alertIn(page)).toContainText("The film could not be loaded.");
  await page.unroute(FILM_CALLS);
  await loseConnection(page);
  await expect.poll(() => position(page.locator("video"))).toBe(9);
  await expect(alertIn(page)).toBeHidden();
});

test("Try again requests a film that failed before hydration", { tag: "@full" }, async ({
  page,
  enrolment,
}) => {
  const film = page.locator("video");
  await page.route(FILM_CALLS, refuse);
  const release = await holdFramework(page);
  await page.goto(enrolment.module(1), { waitUntil: "domcontentloaded" });
  await play(film).catch(() => {});
  release();
  const asked = page.waitForResponse(FILM_CALLS);
  await tryAgain(page).click();
  expect((await asked).status()).toBe(503);
  await page.unroute(FILM_CALLS);
  await tryAgain(page).click();
  await expect(alertIn(page)).toBeHidden();
  await expect(film).toHaveJSProperty("error", null);
});

test("a transcript that failed to load shows an error and is requested again", {
  tag: "@full",
}, async ({ page, enrolment }) => {
  const lines = page.getByRole("listitem").getByRole("button");
  const open = async () => {
    await page.goto(enrolment.module(1));
    await page.getByText("Transcript", { exact: true }).click();
  };
  await test.step("on Try again", async () => {
    await page.route("**/captions", refuse);
    await open();
    await expect(alertIn(page)).toContainText("The transcript could not be loaded.");
    const asked = page.waitForResponse("**/captions");
    await tryAgain(page).click();
    await asked;
    await page.unroute("**/captions");
    await tryAgain(page).click();
    await expect(lines).toHaveCount(3);
    await expect(alertIn(page)).toBeHidden();
  });
  await test.step("when the connection returns", async () => {
    await page.route("**/captions", drop);
    await open();
    await expect(alertIn(page)).toContainText("The transcript could not be loaded.");
    await page.unroute("**/captions");
    await loseConnection(page);
    await expect(lines).toHaveCount(3);
  });
  await test.step("when its captions loaded but the script to read them did not", async () => {
    const release = await holdBack(page, "**/captions");
    await open();
    await untilHydrated(page);
    await page.route(SCRIPTS, drop);
    release();
    await expect(alertIn(page)).toContainText("The transcript could not be loaded.");
    await page.unroute(SCRIPTS);
    await tryAgain(page).click();
    await expect(lines).toHaveCount(3);
  });
  await test.step("captions without lines count as no transcript", async () => {
    await page.route("**/captions", (route) =>
      route.fulfill({ contentType: "text/vtt", body: "WEBVTT\n\n" }),
    );
    await open();
    await expect(page.getByText("This film has no transcript.")).toBeVisible();
  });
});
