import { expect, type Page, type Request, test } from "@playwright/test";
import { pause, play, position } from "../support/film";
import { watchElsewhere } from "../support/film-room";
import { newCourse, newLearner, readProgress, signIn } from "../support/learner";

const FILM = "media:films/the-journey-to-self-discovery-01.mp4";

/** A room whose clock the test controls, and everything that it saves. */
async function enter(page: Page) {
  const { slug, courseId, lessonIds } = await newCourse("dedicated", [
    { title: "The film", videoUrl: FILM },
    { title: "The next film", videoUrl: FILM },
  ]);
  const userId = await newLearner(courseId);
  await signIn(page.context(), userId);
  const saves: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") saves.push(request);
  });
  await page.clock.install();
  await page.goto(`/content/${slug}?module=1`);
  const read = (lesson: number) => () => readProgress(userId, lessonIds[lesson] ?? 0);
  return { saves, userId, lessonIds, saved: read(0), savedNext: read(1) };
}

const film = (page: Page) => page.locator("video");

async function playTo(page: Page, seconds: number) {
  await play(film(page));
  await expect.poll(() => position(film(page))).toBeGreaterThan(seconds);
}

async function hide(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

const kinds = (saves: Request[]) => saves.map((save) => save.resourceType());

test("while a film plays, its seconds are saved every fifteen", async ({ page }) => {
  const { saves, saved } = await enter(page);
  await playTo(page, 2.2);
  expect(saves).toHaveLength(0);
  // From here on, time passes second by second, until the first save shows where the fifteen seconds begin.
  await page.clock.pauseAt(Date.now() + 60_000);
  await playTo(page, 3.2);
  for (let second = 0; second < 15 && saves.length === 0; second++) {
    await page.clock.runFor(1_000);
  }
  expect(kinds(saves)).toEqual(["fetch"]);
  expect(saves[0]?.postDataJSON()).toMatchObject({ watchTime: expect.any(Number) });
  await expect.poll(saved).toMatchObject({ completed: false });
  expect((await saved())?.watchSeconds).toBeGreaterThanOrEqual(1);
  await playTo(page, 5.2);
  await page.clock.runFor(14_000);
  expect(saves).toHaveLength(1);
  await page.clock.runFor(1_000);
  await expect.poll(() => kinds(saves)).toEqual(["fetch", "fetch"]);
});

test("a pause saves at once, and a film that stands still saves nothing more", async ({ page }) => {
  const { saves, saved } = await enter(page);
  await playTo(page, 1.2);
  await pause(film(page));
  await expect.poll(() => kinds(saves)).toEqual(["fetch"]);
  const left = Math.floor(await position(film(page)));
  await expect.poll(saved).toMatchObject({ positionSeconds: left });
  await page.clock.runFor(60_000);
  expect(saves).toHaveLength(1);
});

test("what could not be saved is carried by the next save", async ({ page }) => {
  const { saves, saved } = await enter(page);
  await page.route("**/progress", (route) => route.abort(), { times: 1 });
  await playTo(page, 1.2);
  await pause(film(page));
  await expect.poll(() => saves.length).toBe(1);
  await page.clock.runFor(15_000);
  await expect.poll(() => saves.length).toBe(2);
  expect(saves[1]?.postDataJSON().position).toBe(saves[0]?.postDataJSON().position);
  await expect.poll(saved).not.toBeNull();
});

test("a place that is saved late does not take the place of another device's newer one", async ({
  page,
}) => {
  const { userId, lessonIds, saved } = await enter(page);
  await page.route("**/progress", (route) => route.abort());
  await playTo(page, 1.2);
  const failed = page.waitForEvent("requestfailed");
  await pause(film(page));
  await failed;
  await watchElsewhere(userId, lessonIds[0], 9);
  await page.unroute("**/progress");
  const late = page.waitForResponse("**/progress");
  await page.clock.runFor(15_000);
  expect((await late).status()).toBe(200);
  expect(await saved()).toMatchObject({ positionSeconds: 9 });
  expect((await saved())?.watchSeconds).toBeGreaterThan(0);
});

test("leaving the page sends a beacon", async ({ page }) => {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      sessionStorage.setItem("beacon", String(url));
      return send(url, data);
    };
  });
  const { saved } = await enter(page);
  await playTo(page, 1.2);
  await page.goto("/about");
  expect(await page.evaluate(() => sessionStorage.getItem("beacon"))).toContain("/progress");
  await expect.poll(async () => (await saved())?.positionSeconds).toBeGreaterThan(0);
});

test("hiding the tab sends a beacon", async ({ page }) => {
  const { saves } = await enter(page);
  await playTo(page, 1.2);
  await hide(page);
  await expect.poll(() => kinds(saves)).toEqual(["ping"]);
});

test("what a hidden tab's beacon lost is carried by the next save, though the film stands still", async ({
  page,
}) => {
  const { saves, saved } = await enter(page);
  await page.route("**/progress", (route) => route.abort());
  await playTo(page, 1.2);
  await pause(film(page));
  await expect.poll(() => kinds(saves)).toEqual(["fetch"]);
  await hide(page);
  await expect.poll(() => kinds(saves)).toEqual(["fetch", "ping"]);
  await page.unroute("**/progress");
  await page.clock.runFor(15_000);
  await expect.poll(async () => (await saved())?.positionSeconds).toBeGreaterThan(0);
  expect(kinds(saves)).toEqual(["fetch", "ping", "fetch"]);
});

test("going on to the next module saves, and the next film counts for the next", async ({
  page,
}) => {
  const { saved, savedNext } = await enter(page);
  await playTo(page, 1.2);
  await page.getByRole("link", { name: "Next Module" }).click();
  await expect(page).toHaveURL(/module=2/);
  await expect.poll(async () => (await saved())?.positionSeconds).toBeGreaterThan(0);
  const left = await saved();
  await expect.poll(() => position(film(page))).toBe(0);
  await playTo(page, 1.2);
  await pause(film(page));
  await expect
    .poll(savedNext)
    .toMatchObject({ positionSeconds: Math.floor(await position(film(page))) });
  expect(await saved()).toEqual(left);
});

/** Watches part of the first film, goes on to the next module and comes back. */
async function leaveAndReturn(page: Page, goBack: () => Promise<unknown>) {
  const { saved } = await enter(page);
  await playTo(page, 4.2);
  await page.getByRole("link", { name: "Next Module" }).click();
  await expect(page).toHaveURL(/module=2/);
  await expect.poll(async () => (await saved())?.positionSeconds).toBeGreaterThan(3);
  const left = await saved();
  await goBack();
  await expect(page).toHaveURL(/module=1/);
  await expect.poll(() => position(film(page))).toBe(left?.positionSeconds);
  return { saved, left };
}

test("a module that is opened again goes on where its film was left, and counts on", async ({
  page,
}) => {
  const { saved, left } = await leaveAndReturn(page, () =>
    page.getByRole("link", { name: "Previous" }).click(),
  );
  const { positionSeconds = 0, watchSeconds = 0 } = left ?? {};
  await playTo(page, positionSeconds + 2.2);
  await pause(film(page));
  await expect
    .poll(saved)
    .toMatchObject({ positionSeconds: Math.floor(await position(film(page))) });
  expect((await saved())?.watchSeconds).toBeGreaterThan(watchSeconds);
});

test("the browser's way back to a module goes on where its film was left", async ({ page }) => {
  await leaveAndReturn(page, () => page.goBack());
});

test("a film that another device went on with meanwhile goes on from there", async ({ page }) => {
  const { userId, lessonIds } = await enter(page);
  const [, next] = lessonIds;
  const known = page.waitForResponse("**/api/courses/*/progress?*");
  await page.reload();
  await known;
  await watchElsewhere(userId, next, 9);
  await page.getByRole("link", { name: "Next Module" }).click();
  await expect.poll(() => position(film(page))).toBe(9);
});

test("seconds that were jumped over are not counted", async ({ page }) => {
  const { saves } = await enter(page);
  await playTo(page, 1.2);
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 10;
  });
  await playTo(page, 11.2);
  await pause(film(page));
  await expect.poll(() => saves.length).toBeGreaterThan(0);
  const { watchTime, position: left } = saves.at(-1)?.postDataJSON() ?? {};
  expect(left).toBeGreaterThanOrEqual(11);
  expect(watchTime).toBeLessThanOrEqual(left - 8);
  expect(watchTime).toBeGreaterThanOrEqual(1);
});

test("the player is the browser's own: keyboard, captions, full screen, picture in picture", async ({
  page,
}) => {
  await enter(page);
  const film = page.locator("video");
  await expect(film).toHaveAttribute("controls");
  expect(
    await film.evaluate((video: HTMLVideoElement) => ({
      forbidden: video.getAttribute("controlslist"),
      floats: document.pictureInPictureEnabled && !video.disablePictureInPicture,
      fills: document.fullscreenEnabled,
      shown: Array.from(video.textTracks, ({ kind, mode, language }) => [kind, mode, language]),
    })),
  ).toEqual({
    forbidden: null,
    floats: true,
    fills: true,
    shown: [["captions", "showing", "en-GB"]],
  });
  await film.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => position(film)).toBeGreaterThan(0.3);
  await page.keyboard.press("Space");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});
