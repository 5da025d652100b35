import { expect, test } from "@playwright/test";
import { fakeVimeo, VIMEO_FILM, vimeoScript } from "../support/fake-vimeo";
import { pause, play, position } from "../support/film";
import { enterFilmRoom, STEM } from "../support/film-room";
import { holdBack } from "../support/hold-back";
import { untilHydrated } from "../support/hydrated";
import { signIn } from "../support/learner";
import { JOURNEY } from "../support/samples";
import { siteUrl } from "../support/world";

test("a film goes on where it was left: after a reload, and in another browser", async ({
  page,
  browser,
}) => {
  const { room, userId, saved } = await enterFilmRoom(page);
  const film = page.locator("video");
  await play(film);
  await expect.poll(() => position(film)).toBeGreaterThan(2.2);
  await pause(film);
  const left = Math.floor(await position(film));
  await expect.poll(saved).toMatchObject({ completed: false, positionSeconds: left });
  await page.reload();
  await expect.poll(() => position(film)).toBe(left);

  const elsewhere = await browser.newContext({ baseURL: siteUrl });
  await signIn(elsewhere, userId);
  const phone = await elsewhere.newPage();
  await phone.goto(room);
  await expect.poll(() => position(phone.locator("video"))).toBe(left);
  await elsewhere.close();
});

test("a film that begins while the framework takes the page over is not loaded anew", async ({
  page,
}) => {
  // Acts between any two of the framework's steps, so that one of them is the last before its effects run.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const film = document.querySelector("video");
      film?.addEventListener("emptied", () => film.setAttribute("data-loaded-anew", ""));
      film?.dispatchEvent(new Event("play"));
      if (performance.getEntriesByName("hydrated").length === 0) port2.postMessage("next");
    };
    port2.postMessage("first");
  });
  await enterFilmRoom(page);
  const film = page.locator("video");
  await play(film);
  await expect.poll(() => position(film)).toBeGreaterThan(1);
  await expect(film).not.toHaveAttribute("data-loaded-anew");
});

test("a film that plays before the framework has come goes on, and its place is kept", async ({
  page,
}) => {
  const { saved } = await enterFilmRoom(page);
  const framework = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await framework.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "domcontentloaded" });
  const film = page.locator("video");
  await play(film, 8);
  await expect.poll(() => position(film)).toBeGreaterThan(8.2);
  framework.resolve();
  await untilHydrated(page);
  expect(await position(film)).toBeGreaterThan(8.2);
  await expect.poll(() => position(film)).toBeGreaterThan(10);
  await pause(film);
  await expect.poll(async () => (await saved())?.positionSeconds).toBeGreaterThanOrEqual(10);
});

test("leaving in the middle saves the position, and only what was played counts", async ({
  page,
}) => {
  const { saved } = await enterFilmRoom(page);
  const film = page.locator("video");
  await play(film, 8);
  await expect.poll(() => position(film)).toBeGreaterThan(9.2);
  await page.goto("/about");
  await expect.poll(saved).not.toBeNull();
  const { positionSeconds = 0, watchSeconds = 0 } = (await saved()) ?? {};
  expect(positionSeconds).toBeGreaterThanOrEqual(9);
  expect(watchSeconds).toBeLessThanOrEqual(positionSeconds - 8);
});

test("a film's picture fills the frame before it plays, and the film is shown whole", async ({
  page,
}) => {
  await page.goto(`/courses/${JOURNEY}`);
  await untilHydrated(page);
  const film = page.locator("video");
  await expect(film).toHaveCSS("object-fit", "cover");
  await play(film);
  await expect(film).toHaveCSS("object-fit", "contain");
});

test("a film's end offers to mark the module, and marks nothing by itself", async ({ page }) => {
  const { saved } = await enterFilmRoom(page);
  await untilHydrated(page);
  await play(page.locator("video"), 13);
  const offer = page.getByText("That was the film.");
  await expect(offer).toBeVisible();
  await expect.poll(saved).toMatchObject({ completed: false });
  await page.getByRole("button", { name: "Mark as Complete" }).first().click();
  await expect(offer).toBeHidden();
  await expect(page.getByText("1 of 2 modules complete")).toBeVisible();
  await expect.poll(saved).toMatchObject({ completed: true });
});

test("the speed is kept for every film", async ({ page }) => {
  await enterFilmRoom(page);
  await untilHydrated(page);
  const rate = () =>
    page.locator("video").evaluate((video: HTMLVideoElement) => video.playbackRate);
  await page.getByLabel("Speed").selectOption("1.5");
  await expect.poll(rate).toBe(1.5);
  await page.reload();
  await expect.poll(rate).toBe(1.5);
  await expect(page.getByLabel("Speed")).toHaveValue("1.5");
});

test("the transcript is searched, jumped from, and follows the film", async ({ page }) => {
  await enterFilmRoom(page);
  const film = page.locator("video");
  await page.getByText("Transcript", { exact: true }).click();
  const lines = page.getByRole("listitem").getByRole("button");
  await expect(lines).toHaveCount(3);
  const search = page.getByLabel("Search the transcript");
  await search.fill("TELL the truth");
  await expect(page.getByText("1 found")).toBeVisible();
  await lines.first().press("Enter");
  await expect.poll(() => position(film)).toBeGreaterThan(9);
  await expect(lines.first()).toHaveAttribute("aria-current", "true");
  await search.fill("no such words");
  await expect(page.getByText("No line has these words.")).toBeVisible();
});

test("hostile captions come out as words", async ({ page }) => {
  const cue = `Look: <img src=x onerror="document.title='hacked'"> <b>bold</b> &lt;script&gt;`;
  await page.route("**/captions", (route) =>
    route.fulfill({
      contentType: "text/vtt",
      body: `WEBVTT\n\n00:00.000 --> 00:09.000\n${cue}\n`,
    }),
  );
  await enterFilmRoom(page);
  await page.getByText("Transcript", { exact: true }).click();
  const line = page.getByRole("listitem").getByRole("button");
  await expect(line).toHaveText("0:00Look:  bold <script>");
  await expect(line.locator("img, b, script")).toHaveCount(0);
  await expect(page).not.toHaveTitle("hacked");
});

test("a free preview plays for a visitor, who has nothing to save or to mark", async ({ page }) => {
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") writes.push(request.url());
  });
  await page.goto(`/courses/${JOURNEY}`);
  const film = page.locator("video");
  await play(film, 13);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  await expect(page.getByText("Transcript", { exact: true })).toBeVisible();
  await expect(page.getByText("That was the film.")).toHaveCount(0);
  await page.goto("/about");
  expect(writes).toEqual([]);
});

test("where site data is blocked, films play and ticks are saved all the same", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  await page.goto(`/courses/${JOURNEY}`);
  await untilHydrated(page);
  await play(page.locator("video"));
  await expect.poll(() => position(page.locator("video"))).toBeGreaterThan(0.5);

  const { saved } = await enterFilmRoom(page);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Mark as Complete" }).first().click();
  await expect.poll(saved).toMatchObject({ completed: true });
  await expect(page.locator("video")).toBeVisible();
});

test("a Vimeo film is saved, resumed and ended like one of our own", async ({ page }) => {
  const { frame, isHeard, happen } = await fakeVimeo(page);
  const { saved } = await enterFilmRoom(page, `${VIMEO_FILM}?h=8272103f6e`);
  const embedUrl = `${VIMEO_FILM}?dnt=1&h=8272103f6e`;
  await expect(frame).toHaveAttribute("src", embedUrl);
  await expect.poll(isHeard).toBe(true);

  await happen("play");
  await happen("timeupdate", { seconds: 61.2, duration: 120 });
  await happen("timeupdate", { seconds: 61.5, duration: 120 });
  await happen("pause");
  await expect.poll(saved).toMatchObject({ positionSeconds: 61, watchSeconds: 0 });
  await page.reload();
  await expect(frame).toHaveAttribute("src", `${embedUrl}#t=61s`);

  await expect.poll(isHeard).toBe(true);
  await happen("play");
  await happen("timeupdate", { seconds: 119.9, duration: 120 });
  await happen("pause");
  await happen("ended");
  await expect(page.getByText("That was the film.")).toBeVisible();
  await expect.poll(saved).toMatchObject({ positionSeconds: 0 });
  await page.reload();
  await expect(frame).toHaveAttribute("src", embedUrl);
});

test("a film of our own that was watched to its end starts anew", async ({ page }) => {
  const { saved } = await enterFilmRoom(page);
  const film = page.locator("video");
  await play(film, 9);
  await expect.poll(() => position(film)).toBeGreaterThan(10.2);
  await pause(film);
  await expect.poll(async () => (await saved())?.positionSeconds).toBeGreaterThan(9);
  await play(film, 13);
  await expect(page.getByText("That was the film.")).toBeVisible();
  await expect.poll(saved).toMatchObject({ positionSeconds: 0 });
  const known = page.waitForResponse("**/api/courses/*/progress?*");
  await page.reload();
  await known;
  expect(await position(film)).toBe(0);
});

test("a Vimeo film that was started before Vimeo's script came is saved as well", async ({
  page,
}) => {
  const release = await holdBack(page, vimeoScript());
  const { begin, isHeard, happen } = await fakeVimeo(page);
  const { saved } = await enterFilmRoom(page, VIMEO_FILM);
  await begin();
  release();
  await expect.poll(isHeard).toBe(true);
  await happen("timeupdate", { seconds: 61.2, duration: 120 });
  await happen("pause");
  await expect.poll(saved).toMatchObject({ positionSeconds: 61 });
});

test("the transcript of a Vimeo film is searched, jumped from, and follows the film", async ({
  page,
}) => {
  const { isHeard, happen, told } = await fakeVimeo(page);
  await enterFilmRoom(page, VIMEO_FILM, `${STEM}.vtt`);
  await page.getByText("Transcript", { exact: true }).click();
  const lines = page.getByRole("listitem").getByRole("button");
  await expect(lines).toHaveCount(3);
  await expect.poll(isHeard).toBe(true);
  await happen("timeupdate", { seconds: 6.1, duration: 15 });
  await expect(lines.nth(1)).toHaveAttribute("aria-current", "true");
  await page.getByLabel("Search the transcript").fill("TELL the truth");
  await expect(page.getByText("1 found")).toBeVisible();
  await lines.click();
  await expect.poll(told).toEqual([9.4, "play"]);
  await happen("timeupdate", { seconds: 9.5, duration: 15 });
  await expect(lines).toHaveAttribute("aria-current", "true");
});

test("a Vimeo film without captions has no transcript", async ({ page }) => {
  const { isHeard } = await fakeVimeo(page);
  await enterFilmRoom(page, VIMEO_FILM);
  await expect.poll(isHeard).toBe(true);
  await expect(page.getByText("Transcript", { exact: true })).toHaveCount(0);
});
