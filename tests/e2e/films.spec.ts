import { pause, play, position } from "../support/film";
import { holdFramework, untilHydrated } from "../support/hydrated";
import { FILM, signIn, watchElsewhere } from "../support/learner";
import { JOURNEY } from "../support/samples";
import { siteUrl } from "../support/world";
import { expect, test } from "./fixtures";

const lessons = ["The film", "The next film"].map((title) => ({ title, videoUrl: FILM }));

test.use({ courseOf: { look: "dedicated", lessons } });

test("a film resumes where it was left, on another device too, and restarts once it has ended", async ({
  page,
  browser,
  enrolment,
}) => {
  const film = page.locator("video");
  const rate = () => film.evaluate((video: HTMLVideoElement) => video.playbackRate);
  await page.goto(enrolment.module(1));
  await untilHydrated(page);
  await page.getByLabel("Speed").selectOption("1.5");
  await expect.poll(rate).toBe(1.5);
  await play(film);
  await expect.poll(() => position(film)).toBeGreaterThan(2.2);
  await pause(film);
  const left = Math.floor(await position(film));
  await expect.poll(() => enrolment.saved()).toMatchObject({ positionSeconds: left });
  await page.reload();
  await expect.poll(() => position(film)).toBe(left);
  await expect.poll(rate).toBe(1.5);
  await expect(page.getByLabel("Speed")).toHaveValue("1.5");

  const elsewhere = await browser.newContext({ baseURL: siteUrl });
  await signIn(elsewhere, enrolment.userId);
  const phone = await elsewhere.newPage();
  await phone.goto(enrolment.module(1));
  await expect.poll(() => position(phone.locator("video"))).toBe(left);
  await elsewhere.close();

  await play(film, 13);
  await expect(page.getByText("That was the film.")).toBeVisible();
  await expect.poll(() => enrolment.saved()).toMatchObject({ positionSeconds: 0 });
  const known = page.waitForResponse("**/api/courses/*/progress?*");
  await page.reload();
  await known;
  expect(await position(film)).toBe(0);
});

test("a film resumes where another device has left it since the page was opened", async ({
  page,
  enrolment,
}) => {
  const known = page.waitForResponse("**/api/courses/*/progress?*");
  await page.goto(enrolment.module(1));
  await known;
  await watchElsewhere(enrolment.userId, enrolment.lessonIds[1], 9);
  await page.getByRole("link", { name: "Next Module" }).click();
  await expect.poll(() => position(page.locator("video"))).toBe(9);
});

test("a film that starts during hydration is not loaded again", { tag: "@full" }, async ({
  page,
  enrolment,
}) => {
  // Acts between any two of the framework's steps, so that it also acts just before the effects run.
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
  await page.goto(enrolment.module(1));
  const film = page.locator("video");
  await play(film);
  await expect.poll(() => position(film)).toBeGreaterThan(0.5);
  await expect(film).not.toHaveAttribute("data-loaded-anew");
});

test("a film that plays before hydration keeps playing", { tag: "@full" }, async ({
  page,
  enrolment,
}) => {
  const release = await holdFramework(page);
  await page.goto(enrolment.module(1), { waitUntil: "domcontentloaded" });
  const film = page.locator("video");
  await play(film, 8);
  await expect.poll(() => position(film)).toBeGreaterThan(8.2);
  release();
  await untilHydrated(page);
  const came = await position(film);
  expect(came).toBeGreaterThan(8.2);
  await expect.poll(() => position(film)).toBeGreaterThan(came + 0.5);
  await pause(film);
  await expect
    .poll(async () => (await enrolment.saved())?.positionSeconds)
    .toBeGreaterThanOrEqual(8);
});

test("a free preview plays to its end for a visitor and saves nothing", async ({ page }) => {
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") writes.push(request.url());
  });
  await page.goto(`/courses/${JOURNEY}`);
  await untilHydrated(page);
  const film = page.locator("video");
  await page.getByRole("link", { name: "Free preview" }).click();
  await expect(page).toHaveURL(/#preview$/);
  await expect(film).toBeInViewport();
  await expect(film).toHaveCSS("object-fit", "cover");
  await play(film, 13);
  await expect(film).toHaveCSS("object-fit", "contain");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  await expect(page.getByText("Transcript", { exact: true })).toBeVisible();
  await expect(page.getByText("That was the film.")).toHaveCount(0);
  await page.goto("/about");
  expect(writes).toEqual([]);
});

test("films play and ticks are saved in a browser that blocks site data", { tag: "@full" }, async ({
  page,
  enrolment,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  await page.goto(enrolment.module(1));
  await untilHydrated(page);
  await play(page.locator("video"));
  await expect.poll(() => position(page.locator("video"))).toBeGreaterThan(0.5);
  await page.getByRole("button", { name: "Mark as Complete" }).first().click();
  await expect.poll(() => enrolment.saved()).toMatchObject({ completed: true });
});

test("an extension's speed between those of the list is kept and shown", { tag: "@full" }, async ({
  page,
  enrolment,
}) => {
  await page.goto(enrolment.module(1));
  await untilHydrated(page);
  const film = page.locator("video");
  await film.evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 1.6;
  });
  await expect(page.getByLabel("Speed")).toHaveValue("1.6");
  await expect(film).toHaveJSProperty("playbackRate", 1.6);
  await page.reload();
  await expect(film).toHaveJSProperty("playbackRate", 1.6);
});

test("a film has the browser's own controls, with full screen, picture-in-picture and captions", async ({
  page,
  enrolment,
}) => {
  await page.goto(enrolment.module(1));
  const film = page.locator("video");
  await expect(film).toHaveAttribute("controls");
  expect(
    await film.evaluate((video: HTMLVideoElement) => ({
      forbidden: video.getAttribute("controlslist"),
      floats: document.pictureInPictureEnabled && !video.disablePictureInPicture,
      fills: document.fullscreenEnabled,
    })),
  ).toEqual({ forbidden: null, floats: true, fills: true });
  const tracks = () =>
    film.evaluate((video: HTMLVideoElement) =>
      Array.from(video.textTracks, ({ kind, mode, language }) => [kind, mode, language]),
    );
  await expect.poll(tracks).toEqual([["captions", "showing", "en-GB"]]);
  await film.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => position(film)).toBeGreaterThan(0.3);
  await page.keyboard.press("Space");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});
