import type { Page, Request } from "@playwright/test";
import { pause, play, position } from "../support/film";
import { FILM, watchElsewhere } from "../support/learner";
import { expect, test } from "./fixtures";

const lessons = ["The film", "The next film"].map((title) => ({ title, videoUrl: FILM }));

test.use({ courseOf: { look: "dedicated", lessons } });

const film = (page: Page) => page.locator("video");

async function playTo(page: Page, seconds: number) {
  await play(film(page));
  await expect.poll(() => position(film(page))).toBeGreaterThan(seconds);
}

/** Collects everything that the page saves from now on. */
function collectSaves(page: Page): Request[] {
  const saves: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") saves.push(request);
  });
  return saves;
}

const kinds = (saves: Request[]) => saves.map((save) => save.resourceType());

test("a playing film is saved every fifteen seconds, and once when it pauses", async ({
  page,
  enrolment,
}) => {
  const saves = collectSaves(page);
  await page.clock.install();
  await page.goto(enrolment.module(1));
  await expect(film(page)).toHaveAttribute("preload", "metadata");
  // The page's intervals run by now. The jump makes them due, so the fifteen seconds begin here, however long
  // the page took to load.
  await page.clock.pauseAt(Date.now() + 60_000);
  await playTo(page, 1.2);
  await page.clock.runFor(14_000);
  expect(saves).toHaveLength(0);
  await page.clock.runFor(1_000);
  await expect.poll(() => kinds(saves)).toEqual(["fetch"]);
  expect(saves[0]?.postDataJSON()).toMatchObject({ watchTime: expect.any(Number) });
  await expect.poll(async () => (await enrolment.saved())?.watchSeconds).toBeGreaterThanOrEqual(1);
  expect(await enrolment.saved()).toMatchObject({ completed: false });
  await playTo(page, 3.2);
  await page.clock.runFor(14_000);
  expect(saves).toHaveLength(1);
  await page.clock.runFor(1_000);
  await expect.poll(() => saves.length).toBe(2);

  await playTo(page, 4.2);
  await pause(film(page));
  await expect.poll(() => saves.length).toBe(3);
  const left = Math.floor(await position(film(page)));
  await expect.poll(() => enrolment.saved()).toMatchObject({ positionSeconds: left });
  await page.clock.runFor(60_000);
  expect(kinds(saves)).toEqual(["fetch", "fetch", "fetch"]);
});

test("the next save carries what could not be saved, and overwrites no newer position", {
  tag: "@full",
}, async ({ page, enrolment }) => {
  const saves = collectSaves(page);
  await page.clock.install();
  await page.goto(enrolment.module(1));
  await page.route("**/progress", (route) => route.abort());
  await playTo(page, 1.2);
  const failed = page.waitForEvent("requestfailed");
  await pause(film(page));
  await failed;
  expect(kinds(saves)).toEqual(["fetch"]);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => kinds(saves)).toEqual(["fetch", "ping"]);
  await watchElsewhere(enrolment.userId, enrolment.lessonIds[0], 9);
  await page.unroute("**/progress");
  const late = page.waitForResponse("**/progress");
  await page.clock.runFor(15_000);
  expect((await late).status()).toBe(200);
  expect(kinds(saves)).toEqual(["fetch", "ping", "fetch"]);
  expect(saves[2]?.postDataJSON().position).toBe(saves[0]?.postDataJSON().position);
  expect(await enrolment.saved()).toMatchObject({ positionSeconds: 9 });
  expect((await enrolment.saved())?.watchSeconds).toBeGreaterThan(0);
});

test("leaving the page saves the position, and only the seconds that played", async ({
  page,
  enrolment,
}) => {
  await page.goto(enrolment.module(1));
  await playTo(page, 1.2);
  await play(film(page), 9);
  await expect.poll(() => position(film(page))).toBeGreaterThan(10.2);
  await page.goto("/about");
  await expect.poll(() => enrolment.saved()).not.toBeNull();
  const { positionSeconds = 0, watchSeconds = 0 } = (await enrolment.saved()) ?? {};
  expect(positionSeconds).toBeGreaterThanOrEqual(10);
  expect(watchSeconds).toBeLessThanOrEqual(positionSeconds - 7);
  expect(watchSeconds).toBeGreaterThanOrEqual(1);
});

test("each module's film keeps its own position and seconds, also after going back", {
  tag: "@full",
}, async ({ page, enrolment }) => {
  await page.goto(enrolment.module(1));
  await playTo(page, 2.2);
  await page.getByRole("link", { name: "Next Module" }).click();
  await expect(page).toHaveURL(enrolment.module(2));
  await expect.poll(async () => (await enrolment.saved())?.positionSeconds).toBeGreaterThan(1);
  const left = await enrolment.saved();
  const { positionSeconds = 0, watchSeconds = 0 } = left ?? {};

  await test.step("the next film", async () => {
    await expect.poll(() => position(film(page))).toBe(0);
    await playTo(page, 1.2);
    await pause(film(page));
    const next = Math.floor(await position(film(page)));
    await expect.poll(() => enrolment.saved(1)).toMatchObject({ positionSeconds: next });
    expect(await enrolment.saved()).toEqual(left);
  });

  await test.step("back by the browser's button", async () => {
    await page.goBack();
    await expect(page).toHaveURL(enrolment.module(1));
    await expect.poll(() => position(film(page))).toBe(positionSeconds);
  });

  await test.step("back by the page's link, and counting on", async () => {
    await page.goForward();
    await expect(page).toHaveURL(enrolment.module(2));
    await page.getByRole("link", { name: "Previous" }).click();
    await expect(page).toHaveURL(enrolment.module(1));
    await expect.poll(() => position(film(page))).toBe(positionSeconds);
    await playTo(page, positionSeconds + 1.2);
    await pause(film(page));
    const now = Math.floor(await position(film(page)));
    await expect.poll(() => enrolment.saved()).toMatchObject({ positionSeconds: now });
    expect((await enrolment.saved())?.watchSeconds).toBeGreaterThan(watchSeconds);
  });
});
