import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { signInAsCoach } from "../support/coach";
import { expectToSuitEveryone } from "../support/everyone";
import { holdBack } from "../support/hold-back";
import { untilHydrated } from "../support/hydrated";
import { newCourse, newLearner, newSession, signIn } from "../support/learner";
import { query, siteUrl } from "../support/world";

const MEDIA = "prisma/seed-data/media";
const FILM = `${MEDIA}/films/taking-back-your-life-01.mp4`;

/** A film padded at its end to more than a framework would hold in memory for a form. */
function largeFilm(): Buffer {
  const room = Buffer.alloc(30 * 1024 * 1024);
  room.writeUInt32BE(room.length, 0);
  room.write("free", 4, "latin1");
  return Buffer.concat([readFileSync(FILM), room]);
}

async function choose(page: Page, label: string, file: Parameters<Page["setInputFiles"]>[1]) {
  const form = page.locator("form").filter({ has: page.getByLabel(label) });
  await page.getByLabel(label).setInputFiles(file);
  await form.getByRole("button", { name: "Upload" }).click();
  return form;
}

for (const width of [360, 1440]) {
  test(`film, captions and workbook come to the buyers alone, ${width} px wide`, async ({
    page,
    browser,
  }) => {
    const { courseId, lessonIds } = await newCourse("generic", [{ title: "One" }]);
    const id = lessonIds[0];
    await page.setViewportSize({ width, height: 900 });
    await signInAsCoach(page.context());
    await page.goto(`/admin/courses/lessons/${id}`);
    const film = { name: "My film.mp4", mimeType: "video/mp4", buffer: largeFilm() };
    // The region that is already there: a screen reader would not announce a new one that comes with its text.
    const heard = await page
      .locator("form")
      .filter({ has: page.getByLabel("A film of your own") })
      .getByRole("status")
      .elementHandle();
    await choose(page, "A film of your own", film);
    await expect(page.getByText("Uploaded and in its place.")).toBeVisible();
    expect(await heard?.innerText()).toBe("Uploaded and in its place.");
    await choose(page, "Its captions", `${MEDIA}/films/taking-back-your-life-01.vtt`);
    await expect(page.getByLabel("Other captions in their place")).toBeVisible();
    await choose(page, "A workbook", `${MEDIA}/workbooks/taking-back-your-life.pdf`);
    await expect(page.getByLabel("Another workbook in its place")).toBeVisible();
    await expectToSuitEveryone(page);

    const buyer = await browser.newContext({ baseURL: siteUrl });
    await signIn(buyer, await newLearner(courseId));
    const visitor = await browser.newContext({ baseURL: siteUrl });
    for (const [file, type] of [
      ["film", "video/mp4"],
      ["captions", "text/vtt"],
      ["workbook", "application/pdf"],
    ]) {
      const answer = await buyer.request.get(`/api/lessons/${id}/${file}`);
      expect([answer.status(), answer.headers()["content-type"]?.split(";")[0]]).toEqual([
        200,
        type,
      ]);
      if (file === "film") expect((await answer.body()).equals(film.buffer)).toBe(true);
      expect((await visitor.request.get(`/api/lessons/${id}/${file}`)).status()).toBe(401);
      expect((await buyer.request.get(`/preview/lessons/${id}/${file}`)).status()).toBe(404);
      expect((await page.request.get(`/preview/lessons/${id}/${file}`)).status()).toBe(200);
    }
    await buyer.close();
    await visitor.close();
  });
}

test("while a file is on its way, no other can be chosen and then be taken for the one that arrived", async ({
  page,
}) => {
  const { lessonIds } = await newCourse("generic", [{ title: "One" }]);
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await untilHydrated(page);
  const release = await holdBack(page, "**/api/uploads/**");
  const form = await choose(page, "A workbook", `${MEDIA}/workbooks/taking-back-your-life.pdf`);
  await expect(form.getByRole("progressbar")).toBeVisible();
  let isAsked = false;
  page.on("filechooser", () => {
    isAsked = true;
  });
  const box = await form.getByLabel("A workbook", { exact: true }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
  release();
  await expect(page.getByText("Uploaded and in its place.")).toBeVisible();
  expect(isAsked).toBe(false);
});

test("captions of a Vimeo film come to its buyers as a transcript", async ({ page, request }) => {
  const { courseId, lessonIds } = await newCourse("generic", [
    { title: "One", videoUrl: "123456789" },
  ]);
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await expect(page.getByText("It has no transcript yet.")).toBeVisible();
  await choose(page, "Its captions", `${MEDIA}/films/taking-back-your-life-01.vtt`);
  await expect(page.getByLabel("Other captions in their place")).toBeVisible();
  await expect(page.getByText("with a transcript.")).toBeVisible();

  const captions = `/api/lessons/${lessonIds[0]}/captions`;
  expect((await request.get(captions)).status()).toBe(401);
  const cookie = await newSession(await newLearner(courseId));
  expect((await request.get(captions, { headers: { cookie } })).status()).toBe(200);
});

test("captions go with the film that they were written for, and its forms say so before", async ({
  page,
}) => {
  const { lessonIds } = await newCourse("generic", [
    {
      title: "One",
      videoUrl: "123456789",
      captionsUrl: "media:films/taking-back-your-life-01.vtt",
    },
  ]);
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  const said = page.getByText("When the film changes, its captions go with it.");
  for (const field of ["A film of your own", "Film’s address"]) {
    const form = page.locator("form").filter({ has: page.getByLabel(field) });
    await expect(form.filter({ has: said })).toBeVisible();
  }
  await page.getByLabel("Film’s address").fill("987654321");
  await page.getByRole("button", { name: "Save the film’s place" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(page.getByText("It has no transcript yet.")).toBeVisible();
  await expect(said).toHaveCount(0);
});

test("an uploaded film is taken out of its lesson by a yes alone", async ({ page }) => {
  const { lessonIds } = await newCourse("generic", [{ title: "One" }]);
  const videoUrl = async () => {
    const [lesson] = await query(`SELECT "videoUrl" FROM "Lesson" WHERE id = $1`, [lessonIds[0]]);
    return Object(lesson).videoUrl;
  };
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  const none = page.getByLabel("There is none");
  const save = page.getByRole("button", { name: "Save the film’s place" });
  await expect(none).toBeChecked();
  await choose(page, "A film of your own", FILM);
  await expect(page.getByLabel("Another film in its place")).toBeVisible();
  const uploaded = await videoUrl();
  expect(uploaded).toMatch(/^media:/);

  await expect(none).not.toBeChecked();
  await save.click();
  await expect(page.getByText("Please choose where the film is")).toBeVisible();
  await none.check();
  await save.click();
  await expect(page.getByText("Take your uploaded film out of this lesson")).toBeVisible();
  expect(await videoUrl()).toBe(uploaded);
  await page.getByRole("button", { name: "Yes, do it" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(none).toBeChecked();
  expect(await videoUrl()).toBeNull();
});

test("what is not a film is refused in words, and the old one stays", async ({ page }) => {
  const { lessonIds } = await newCourse("generic", [{ title: "One", videoUrl: "123456789" }]);
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await untilHydrated(page);
  const form = await choose(page, "A film of your own", {
    name: "film.mp4",
    mimeType: "video/mp4",
    buffer: Buffer.from("<!doctype html><script>alert(1)</script>"),
  });
  await expect(form.getByText("Please choose a film in the MP4 format.")).toBeVisible();
  expect(await query(`SELECT "videoUrl" FROM "Lesson" WHERE id = $1`, [lessonIds[0]])).toEqual([
    { videoUrl: "123456789" },
  ]);
});

test("a course's new picture is for everybody, and for ever at its address", async ({
  page,
  request,
}) => {
  const { courseId } = await newCourse("generic", []);
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  await choose(page, "Another picture", "public/artwork/social/site.png");
  await expect(page.getByText("Uploaded and in its place.")).toBeVisible();
  const shown = page.getByRole("img", { name: "The course’s picture" });
  await expect(shown).toHaveAttribute("src", /^\/pictures\/[0-9a-f]{32}\.webp$/);
  const answer = await request.get((await shown.getAttribute("src")) ?? "");
  expect(answer.headers()).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const logged = await query(`SELECT action FROM "AuditLog" WHERE subject = $1`, [
    `course:${courseId}`,
  ]);
  expect(logged).toEqual([{ action: "course.picture" }]);
});

test("uploads of buyers, visitors and foreign pages are refused before they are read", async ({
  browser,
}) => {
  const { courseId, lessonIds } = await newCourse("generic", [{ title: "One" }]);
  const buyer = await browser.newContext({ baseURL: siteUrl });
  await signIn(buyer, await newLearner(courseId));
  const visitor = await browser.newContext({ baseURL: siteUrl });
  const coach = await browser.newContext({ baseURL: siteUrl });
  await signInAsCoach(coach);
  const multipart = {
    file: { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("x") },
  };
  for (const address of [
    `/api/uploads/lessons/${lessonIds[0]}/workbook`,
    `/api/uploads/courses/${courseId}/picture`,
    "/api/uploads/publications/1/picture",
  ]) {
    expect((await visitor.request.post(address, { multipart })).status()).toBe(401);
    expect((await buyer.request.post(address, { multipart })).status()).toBe(404);
    const headers = { origin: "https://elsewhere.example" };
    expect((await coach.request.post(address, { multipart, headers })).status()).toBe(403);
    expect((await coach.request.post(address, { multipart })).status()).toBe(415);
  }
  for (const context of [buyer, visitor, coach]) await context.close();
});

test("without JavaScript a file goes up and the page comes back", async ({ browser }) => {
  const { lessonIds } = await newCourse("generic", [{ title: "One" }]);
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  await signInAsCoach(context);
  const page = await context.newPage();
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await choose(page, "A workbook", `${MEDIA}/workbooks/taking-back-your-life.pdf`);
  await expect(page.getByLabel("Another workbook in its place")).toBeVisible();
  await context.close();
});

test("an editor is told of another one, although an upload has refreshed the page in between", async ({
  page,
}) => {
  const [lessonId = 0] = (await newCourse("generic", [{ title: "One" }])).lessonIds;
  await signInAsCoach(page.context());
  await page.goto(`/admin/courses/lessons/${lessonId}`);
  await untilHydrated(page);
  const saveLesson = page.getByRole("button", { name: "Save the lesson" });
  const type = async (words: string) => {
    await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
    await page.getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.type(words);
  };

  for (const workbook of ["taking-back-your-life", "the-journey-to-self-discovery"]) {
    await writeElsewhere(lessonId, `Theirs, with ${workbook}.`);
    await uploadWorkbook(page, workbook);
    await type("Mine. ");
    await saveLesson.click();
    await expect(page.getByText("Somebody changed this meanwhile")).toBeInViewport();
    await expect(page.getByText(`Theirs, with ${workbook}.`)).toBeVisible();
    await saveLesson.click();
    await expect(page.getByText("Saved.")).toBeVisible();
  }
  await type("Mine alone. ");
  await expect(page.getByText("Saved.")).toBeHidden();
  await saveLesson.click();
  await expect(page.getByText("Saved.")).toBeVisible();
});

const writeElsewhere = (lessonId: number, words: string) =>
  query(`UPDATE "Lesson" SET "contentHtml" = $2, version = version + 1 WHERE id = $1`, [
    lessonId,
    `<p>${words}</p>`,
  ]);

/** Returns once the page has been refreshed with it. */
async function uploadWorkbook(page: Page, name: string): Promise<void> {
  const was = page
    .locator("form")
    .filter({ has: page.getByLabel("workbook") })
    .locator("[name=was]");
  const before = await was.inputValue();
  await choose(page, "workbook", `${MEDIA}/workbooks/${name}.pdf`);
  await expect(was).not.toHaveValue(before);
}
