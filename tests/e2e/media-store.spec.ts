import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { Failure } from "@/sandbox/media-store/failure";
import { type MediaStore, startMediaStore } from "@/sandbox/media-store/media-store";
import { readLesson } from "../support/back-office";
import { newCoachSession } from "../support/coach";
import { pause, play, position } from "../support/film";
import { newCourse, newLearner, signIn } from "../support/learner";
import { longFilm } from "../support/long-film";
import { endAccess } from "../support/people";
import { breaks } from "../support/site-errors";
import { dataFolder, site, siteUrl } from "../support/world";

const SAMPLES = "prisma/seed-data/media";
const STEM = "films/the-journey-to-self-discovery-01";
const WORKBOOK = "workbooks/the-journey-to-self-discovery.pdf";

let store: MediaStore;

test.beforeAll(async () => {
  store = await startMediaStore({
    region: "eu-west-2",
    bucket: "lessons",
    accessKeyId: "the-site",
    secretAccessKey: "a secret between the two",
  });
  for (const file of [`${STEM}.mp4`, `${STEM}.vtt`, WORKBOOK]) {
    store.objects.put(file, readFileSync(join(SAMPLES, file)));
  }
  store.objects.put("films/long.mp4", longFilm(join(SAMPLES, `${STEM}.mp4`)));
  await useBucket();
});

function useBucket() {
  return site.restart({
    MEDIA_DIR: "",
    MEDIA_ENDPOINT: store.endpoint,
    MEDIA_REGION: store.region,
    MEDIA_BUCKET: store.bucket,
    MEDIA_ACCESS_KEY_ID: store.accessKeyId,
    MEDIA_SECRET_ACCESS_KEY: store.secretAccessKey,
  });
}

test.afterAll(async () => {
  await site.restart();
  await store.stop();
});

// Not after each test: its page is closed only then, and a film may request one more part.
test.beforeEach(() => {
  store.fault = null;
  store.ahead = 0;
  store.log.length = 0;
});

async function buyer(page: Page, film = `${STEM}.mp4`) {
  const course = await newCourse("dedicated", [
    { title: "The film", videoUrl: `media:${film}`, downloadUrl: `media:${WORKBOOK}` },
  ]);
  const userId = await newLearner(course.courseId);
  await signIn(page.context(), userId);
  const path = (kind: string) => `/api/lessons/${course.lessonIds[0]}/${kind}`;
  /** The signed address that the site redirects to. */
  const signed = async (kind: string, method = "GET") => {
    const answer = await page.request.fetch(path(kind), { method, maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers()["cache-control"]).toContain("private, no-store");
    return answer.headers().location ?? "";
  };
  return { userId, path, signed, module: `/content/${course.slug}?module=1` };
}

const film = (page: Page) => page.locator("video");

test("a buyer's film plays from the media store, and its captions come from the site's address", async ({
  page,
}) => {
  const { module } = await buyer(page);
  const html = await (await page.goto(module))?.text();
  await play(film(page));
  await expect.poll(() => position(film(page))).toBeGreaterThan(1);
  expect(store.log).toContain(`GET ${STEM}.mp4 206`);
  await expect.poll(() => store.log).toContain(`GET ${STEM}.vtt 200`);
  await page.getByText("Transcript", { exact: true }).click();
  await expect(page.getByRole("listitem").getByRole("button")).toHaveCount(3);
  expect(html).not.toContain("X-Amz-");
  expect(await page.content()).not.toContain("X-Amz-");
});

test("a workbook is sent with its name and type, and may not be cached", async ({ page }) => {
  const { path, signed } = await buyer(page);
  const answer = await page.request.get(path("workbook"));
  expect(answer.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="the-journey-to-self-discovery.pdf"',
    "cache-control": "private, no-store, no-transform",
  });
  expect(await answer.body()).toEqual(readFileSync(join(SAMPLES, WORKBOOK)));
  const head = await page.request.head(await signed("workbook", "HEAD"));
  expect(head.headers()["content-length"]).toBe(String((await answer.body()).length));
});

test("a signed address expires after five minutes and cannot be altered", async ({ page }) => {
  const { signed } = await buyer(page);
  const address = await signed("film");
  const ask = async (url: string) => (await fetch(url, { headers: { range: "bytes=0-9" } })).status;
  expect(await ask(address)).toBe(206);
  expect(await ask(address.replace(STEM, "films/long"))).toBe(403);
  expect(await ask(address.replace("X-Amz-Expires=300", "X-Amz-Expires=3000"))).toBe(403);
  expect(await ask(address.replace("video%2Fmp4", "text%2Fhtml"))).toBe(403);
  store.ahead = 290;
  expect(await ask(address)).toBe(206);
  store.ahead = 301;
  expect(await ask(address)).toBe(403);
});

test("a film resumes after a pause that is longer than its signed address is valid", {
  tag: "@full",
}, async ({ page }) => {
  const { module, path } = await buyer(page, "films/long.mp4");
  await page.goto(module);
  await play(film(page));
  await expect.poll(() => position(film(page))).toBeGreaterThan(1);
  await pause(film(page));
  // Ten minutes pass everywhere: earlier signatures expire, and the site's new ones are valid.
  await page.clock.setSystemTime(Date.now() + 600_000);
  store.ahead = 600;
  await page.route(`**${path("film")}`, (route) => {
    store.ahead = 0;
    return route.continue();
  });
  // The film's second half is far beyond what the browser has loaded.
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 10;
    video.play().catch(() => {});
  });
  await expect.poll(() => position(film(page))).toBeGreaterThan(10.5);
});

test("a person without a live grant gets no signed address", async ({ page, request }) => {
  const { userId, path } = await buyer(page);
  for (const kind of ["film", "workbook", "captions"]) {
    expect((await request.get(path(kind), { maxRedirects: 0 })).status()).toBe(401);
  }
  await endAccess(userId);
  for (const kind of ["film", "workbook", "captions"]) {
    const answer = await page.request.get(path(kind), { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    expect(answer.headers().location).toBeUndefined();
  }
  expect(store.log).toEqual([]);
});

test("a failing media store is reported with a message, and the page still opens", async ({
  page,
}) => {
  const { module, path } = await buyer(page);
  breaks("media store");
  store.fault = new Failure(503, "SlowDown", "Please reduce your request rate.");
  for (const kind of ["film", "workbook", "captions"]) {
    const answer = await page.request.get(path(kind), { maxRedirects: 0 });
    expect(answer.status()).toBe(503);
    expect(await answer.text()).toMatch(/^Our store of films and files does not answer/);
  }
  await page.goto(module);
  await expect(page.getByRole("heading", { name: "Module 1: The film" })).toBeVisible();
});

test("a file that the media store lacks is answered 404", async ({ page }) => {
  const { path } = await buyer(page, "films/nowhere.mp4");
  expect((await page.request.get(path("film"))).status()).toBe(404);
});

test("a film upload that survives a killed process is stored whole, without leftover parts", {
  tag: "@full",
}, async () => {
  const { lessonIds } = await newCourse("generic", [{ title: "Filmed" }]);
  const uploads = `/api/uploads/films/${lessonIds[0]}`;
  const sent = readFileSync(join(SAMPLES, `${STEM}.mp4`));
  const half = Math.floor(sent.length / 2);
  const cookie = await newCoachSession();
  const ask = (path: string, method: string, headers = {}, body?: BodyInit) =>
    fetch(siteUrl + path, {
      method,
      headers: { cookie, origin: siteUrl, "tus-resumable": "1.0.0", ...headers },
      ...(body && { body, duplex: "half" }),
    });
  const begun = await ask(uploads, "POST", {
    "upload-length": String(sent.length),
    "upload-metadata": `filename ${Buffer.from("Féile.mp4").toString("base64")}`,
  });
  const upload = begun.headers.get("location") ?? "";
  const send = (from: number, body: BodyInit) =>
    ask(
      upload,
      "PATCH",
      { "content-type": "application/offset+octet-stream", "upload-offset": String(from) },
      body,
    );
  expect((await send(0, new Uint8Array(sent.subarray(0, half)))).status).toBe(204);
  const stuck = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(sent.subarray(half, half + 100))),
  });
  const cut = send(half, stuck).catch((error) => error);
  await expect.poll(() => store.log.length).toBeGreaterThan(1);
  await site.kill();
  expect(await cut).toBeInstanceOf(Error);
  await useBucket();

  const known = await ask(upload, "HEAD");
  expect(known.headers.get("upload-offset")).toBe(String(half));
  expect((await send(half, new Uint8Array(sent.subarray(half)))).status).toBe(204);
  const whole = JSON.stringify({ upload: upload.split("/").at(-1), was: "" });
  const stored = await ask(
    `${uploads}/finish`,
    "POST",
    { "content-type": "application/json" },
    whole,
  );
  expect(stored.status).toBe(200);
  const { videoUrl } = await readLesson(lessonIds[0]);
  const file = videoUrl?.replace("media:", "") ?? "";
  expect(file).toMatch(/\/Féile\.mp4$/);
  expect(store.objects.read(file)?.equals(sent)).toBe(true);
  expect(store.objects.names().filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("no signed address is ever logged", async () => {
  expect(readFileSync(join(dataFolder, "logs/site.log"), "utf8")).not.toContain("X-Amz-");
});
