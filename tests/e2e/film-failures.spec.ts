import { expect, type Page, test } from "@playwright/test";
import { play, position } from "../support/film";
import { enterFilmRoom } from "../support/film-room";

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
