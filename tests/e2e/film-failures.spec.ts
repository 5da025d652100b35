import { expect, type Page, type Route, test } from "@playwright/test";
import { fakeVimeo, VIMEO_FILM, vimeoScript } from "../support/fake-vimeo";
import { pause, play, position } from "../support/film";
import { enterFilmRoom, STEM, watchElsewhere } from "../support/film-room";
import { holdBack } from "../support/hold-back";
import { holdFramework } from "../support/hydrated";

const FILM_CALLS = "**/api/lessons/*/film";

/** Plays a film for a while and then cuts its line for long enough that it is asked for anew, in vain. */
async function cutOff(page: Page) {
  const film = page.locator("video");
  await play(film, 8);
  await expect.poll(() => position(film)).toBeGreaterThan(9.2);
  await page.route(FILM_CALLS, (route) => route.abort());
  await stallFor(page, 5);
  return film;
}

/** As the browser tells it that waits for a film's next bytes; in minutes from now. */
async function stallFor(page: Page, minutes: number) {
  await page.clock.setFixedTime(Date.now() + minutes * 60_000);
  const film = page.locator("video");
  await film.dispatchEvent("stalled");
  const noSource = 3;
  await expect(film).toHaveJSProperty("networkState", noSource);
}

test("a film that stalls and is left keeps its place", async ({ page }) => {
  const { saved } = await enterFilmRoom(page);
  const film = await cutOff(page);
  expect(await position(film)).toBe(0);
  await page.goto("/about");
  await expect.poll(async () => (await saved())?.positionSeconds ?? 0).toBeGreaterThanOrEqual(9);
});

test("a film that stalls goes on at its place, however long its line was down", async ({
  page,
}) => {
  await enterFilmRoom(page);
  const film = await cutOff(page);
  await stallFor(page, 10);
  await page.unroute(FILM_CALLS);
  await page.clock.setFixedTime(Date.now() + 15 * 60_000);
  await film.dispatchEvent("stalled");
  await expect(film).toHaveJSProperty("paused", false);
  expect(await position(film)).toBeGreaterThanOrEqual(9);
});

const alertIn = (page: Page) => page.getByRole("alert").filter({ hasText: "could not be loaded" });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });
const refuse = (route: Route) => route.fulfill({ status: 503 });

/** As when the connection is lost for a moment. */
async function loseConnection(page: Page) {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

test("a film that stalls and does not come says so, and goes on at its place when the connection returns", async ({
  page,
}) => {
  const { userId, lessonId } = await enterFilmRoom(page);
  const film = await cutOff(page);
  await expect(alertIn(page)).toContainText("The film could not be loaded.");
  // What was watched here last is nearer to the learner than what another device saved meanwhile.
  await watchElsewhere(userId, lessonId, 3);
  await page.unroute(FILM_CALLS);
  const release = await holdBack(page, FILM_CALLS);
  const known = page.waitForResponse("**/api/courses/*/progress?*");
  await loseConnection(page);
  await known;
  release();
  await expect(alertIn(page)).toBeHidden();
  await expect(film).toHaveJSProperty("paused", false);
  expect(await position(film)).toBeGreaterThanOrEqual(9);
});

test("a film whose first request failed comes when the connection returns, where it was left", async ({
  page,
}) => {
  const { saved } = await enterFilmRoom(page);
  const film = page.locator("video");
  await play(film, 8);
  await expect.poll(() => position(film)).toBeGreaterThan(9.2);
  await pause(film);
  const left = Math.floor(await position(film));
  await expect.poll(async () => (await saved())?.positionSeconds).toBe(left);
  await page.route(FILM_CALLS, (route) => route.abort());
  await page.reload();
  await expect(alertIn(page)).toContainText("The film could not be loaded.");
  await page.unroute(FILM_CALLS);
  await loseConnection(page);
  await expect.poll(() => position(film)).toBe(left);
  await expect(alertIn(page)).toBeHidden();
});

test("a film that failed before the framework had come is asked for as often as the learner likes", async ({
  page,
}) => {
  const { room } = await enterFilmRoom(page);
  const film = page.locator("video");
  await page.route(FILM_CALLS, refuse);
  const release = await holdFramework(page);
  await page.goto(room, { waitUntil: "domcontentloaded" });
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

test("a transcript that did not come says so, and comes when it is asked for again", async ({
  page,
}) => {
  await page.route("**/captions", refuse);
  await enterFilmRoom(page);
  await page.getByText("Transcript", { exact: true }).click();
  await expect(alertIn(page)).toContainText("The transcript could not be loaded.");
  const asked = page.waitForResponse("**/captions");
  await tryAgain(page).click();
  await asked;
  await page.unroute("**/captions");
  await tryAgain(page).click();
  await expect(page.getByRole("listitem").getByRole("button")).toHaveCount(3);
  await expect(alertIn(page)).toBeHidden();
});

test("a transcript that did not come is asked for when the connection returns", async ({
  page,
}) => {
  await page.route("**/captions", (route) => route.abort());
  await enterFilmRoom(page);
  await page.getByText("Transcript", { exact: true }).click();
  await expect(alertIn(page)).toContainText("The transcript could not be loaded.");
  await page.unroute("**/captions");
  await loseConnection(page);
  await expect(page.getByRole("listitem").getByRole("button")).toHaveCount(3);
});

test("captions without a line are no transcript", async ({ page }) => {
  await page.route("**/captions", (route) =>
    route.fulfill({ contentType: "text/vtt", body: "WEBVTT\n\n" }),
  );
  await enterFilmRoom(page);
  await page.getByText("Transcript", { exact: true }).click();
  await expect(page.getByText("This film has no transcript.")).toBeVisible();
});

test("a Vimeo film that waits moves to where another device left it, and one that plays does not", async ({
  page,
}) => {
  const { isHeard, happen, told } = await fakeVimeo(page);
  const { userId, lessonId } = await enterFilmRoom(page, VIMEO_FILM);
  await expect.poll(isHeard).toBe(true);
  await watchElsewhere(userId, lessonId, 90);
  await loseConnection(page);
  await expect.poll(told).toEqual([90]);
  await watchElsewhere(userId, lessonId, 0);
  await loseConnection(page);
  await expect.poll(told).toEqual([90, 0]);

  await happen("play");
  await happen("timeupdate", { seconds: 1.2, duration: 120 });
  await watchElsewhere(userId, lessonId, 30);
  const known = page.waitForResponse("**/api/courses/*/progress?*");
  await loseConnection(page);
  await known;
  await happen("timeupdate", { seconds: 1.5, duration: 120 });
  expect(await told()).toEqual([90, 0]);
});

test("Vimeo's script is asked for until it comes; meanwhile no line of the transcript offers a jump", async ({
  page,
}) => {
  const { isHeard, told } = await fakeVimeo(page);
  const release = await holdBack(page, vimeoScript());
  await page.route(vimeoScript(), (route) => route.abort(), { times: 2 });
  await enterFilmRoom(page, VIMEO_FILM, `${STEM}.vtt`);
  await page.getByText("Transcript", { exact: true }).click();
  const lines = page.getByRole("listitem").getByRole("button");
  await expect(lines).toHaveCount(3);
  await expect(lines.last()).toBeDisabled();
  release();
  await expect.poll(isHeard).toBe(true);
  await lines.last().click();
  await expect.poll(told).toEqual([9.4, "play"]);
});
