import { readFileSync } from "node:fs";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { Page } from "@playwright/test";
import {
  addManyPictures,
  editElsewhere,
  readLesson,
  removeManyPictures,
} from "../support/back-office";
import { expectToSuitEveryone } from "../support/everyone";
import { holdBack } from "../support/hold-back";
import { untilHydrated } from "../support/hydrated";
import { newCourse, newLearner, newSession } from "../support/learner";
import { readAuditLog } from "../support/people";
import { expect, test } from "./fixtures";

const MEDIA = "prisma/seed-data/media";
const FILM = `${MEDIA}/films/taking-back-your-life-01.mp4`;
const CAPTIONS = `${MEDIA}/films/taking-back-your-life-01.vtt`;
const workbook = (name = "taking-back-your-life") => `${MEDIA}/workbooks/${name}.pdf`;

test.use({ viewport: { width: 360, height: 900 } });

/** A film padded at its end beyond what a framework would hold in memory for a form. */
function largeFilm(): Buffer {
  const room = Buffer.alloc(12 * 1024 * 1024);
  room.writeUInt32BE(room.length, 0);
  room.write("free", 4, "latin1");
  return Buffer.concat([readFileSync(FILM), room]);
}

const formWith = (page: Page, label: string) =>
  page.locator("form").filter({ has: page.getByLabel(label) });

async function upload(page: Page, label: string, file: Parameters<Page["setInputFiles"]>[1]) {
  await page.getByLabel(label).setInputFiles(file);
  await formWith(page, label).getByRole("button", { name: "Upload" }).click();
}

test("an uploaded film, its captions and a workbook reach a learner byte for byte", async ({
  coach: page,
  course: { courseId, lessonIds },
  request,
}) => {
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await untilHydrated(page);
  const film = { name: "My film.mp4", mimeType: "video/mp4", buffer: largeFilm() };
  await upload(page, "A film of your own", { ...film, buffer: Buffer.from("<!doctype html>") });
  const form = formWith(page, "A film of your own");
  await expect(form.getByText("This is no film in the MP4 format")).toBeVisible();
  expect((await readLesson(lessonIds[0])).videoUrl).toBeNull();
  // The existing region: a screen reader would not announce a new one that appears together with its text.
  const status = await form.getByRole("status").elementHandle();
  await upload(page, "A film of your own", film);
  await expect(page.getByText("Uploaded and in its place.")).toBeVisible();
  expect(await status?.innerText()).toBe("Uploaded and in its place.");
  await upload(page, "Its captions", CAPTIONS);
  await expect(page.getByLabel("Replace the captions")).toBeVisible();
  await upload(page, "A workbook", workbook());
  await expect(page.getByLabel("Replace the workbook")).toBeVisible();
  await expectToSuitEveryone(page);

  const cookie = await newSession(await newLearner(courseId));
  for (const [file, bytes] of [
    ["film", film.buffer],
    ["captions", readFileSync(CAPTIONS)],
    ["workbook", readFileSync(workbook())],
  ] as const) {
    const answer = await request.get(`/api/lessons/${lessonIds[0]}/${file}`, {
      headers: { cookie },
    });
    expect([file, (await answer.body()).equals(bytes)]).toEqual([file, true]);
  }

  await page.getByLabel("A cover in front of it").check();
  await page.getByRole("button", { name: "Save the cover" }).click();
  await expect(page.getByText("Saved. Open the workbook to see its cover.")).toBeVisible();
  const covered = await request.get(`/api/lessons/${lessonIds[0]}/workbook`, {
    headers: { cookie },
  });
  const pages = async (pdf: Buffer) => (await PDFDocument.load(pdf)).getPageCount();
  expect(await pages(await covered.body())).toBe(1 + (await pages(readFileSync(workbook()))));
});

test("no other file can be chosen while one is being uploaded", {
  tag: "@full",
}, async ({ coach: page, course: { lessonIds } }) => {
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await untilHydrated(page);
  const release = await holdBack(page, "**/api/uploads/**");
  await upload(page, "A workbook", workbook());
  const form = formWith(page, "A workbook");
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

test("captions of a Vimeo film become its transcript, and are removed when the film changes", {
  tag: "@full",
}, async ({ coach: page }) => {
  const { lessonIds } = await newCourse("generic", [{ title: "One", videoUrl: "123456789" }]);
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await expect(page.getByText("It has no transcript yet.")).toBeVisible();
  await upload(page, "Its captions", CAPTIONS);
  await expect(page.getByLabel("Replace the captions")).toBeVisible();
  await expect(page.getByText("with a transcript.")).toBeVisible();

  const warning = page.getByText("When the film changes, its captions go with it.");
  for (const label of ["A film of your own", "Film’s address"]) {
    await expect(formWith(page, label).filter({ has: warning })).toBeVisible();
  }
  const save = page.getByRole("button", { name: "Save the film’s place" });
  await page.getByLabel("Film’s address").fill("javascript:alert(1)");
  await save.click();
  await expect(page.getByText("Please paste the film’s address")).toBeVisible();
  await page.getByLabel("Film’s address").fill("https://vimeo.com/987654321");
  await save.click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(page.getByText("It has no transcript yet.")).toBeVisible();
  await expect(warning).toHaveCount(0);
  expect((await readLesson(lessonIds[0])).videoUrl).toBe("https://vimeo.com/987654321");
});

test("an uploaded film is removed from its lesson only after a confirmation", {
  tag: "@full",
}, async ({ coach: page, course: { lessonIds } }) => {
  const videoUrl = async () => (await readLesson(lessonIds[0])).videoUrl;
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  const none = page.getByLabel("There is none");
  const save = page.getByRole("button", { name: "Save the film’s place" });
  await expect(none).toBeChecked();
  await upload(page, "A film of your own", FILM);
  await expect(page.getByLabel("Replace the film")).toBeVisible();
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

test("a course's new picture is public and cached for ever at its address", async ({
  coach: page,
  course: { courseId },
  request,
}) => {
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  const picture = page.locator("[name=imageUrl]");
  await page
    .getByLabel("Picture", { exact: true })
    .setInputFiles("public/artwork/social/the-great-process-in-practice.png");
  await expect(picture).toHaveValue(/^\/pictures\/[0-9a-f]{32}-1200x630\.webp$/);
  const address = await picture.inputValue();
  await page.getByRole("button", { name: "Save the details" }).click();
  await expect(page.getByText("Saved. It is still a draft")).toBeVisible();
  const answer = await request.get(address, { headers: { accept: "image/avif,image/webp" } });
  expect((await request.get(address)).headers()["content-type"]).toBe("image/webp");
  expect(answer.headers().vary).toMatch(/\bAccept\b(?!-)/i);
  expect(answer.headers()).toMatchObject({
    "content-type": "image/avif",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(await readAuditLog(`course:${courseId}`)).toMatchObject([{ action: "course.edit" }]);
});

test.describe("with a picture library of several pages", () => {
  test.afterEach(removeManyPictures);

  test("a picture is chosen by keyboard, and the focus is kept", async ({
    coach: page,
    course: { courseId },
  }) => {
    await page.goto(`/admin/courses/${courseId}`);
    await untilHydrated(page);
    const picture = page.locator("[name=imageUrl]");
    const field = page.getByLabel("Picture", { exact: true });
    await field.setInputFiles("public/artwork/social/the-great-process-in-practice.png");
    await expect(picture).toHaveValue(/^\/pictures\//);
    const address = await picture.inputValue();
    await addManyPictures(address, "the-great-process-in-practice.png");
    const opener = page.getByRole("button", { name: "Choose from your pictures" });
    await opener.press("Enter");
    await expect(page.getByRole("button", { name: "Many 60", exact: true })).toBeVisible();
    await expect(opener).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Many 60", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(picture).toHaveValue(/0060-1x1\.webp$/);
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Show older ones" }).press("Enter");
    const found = page.getByRole("button", { name: "the-great-process-in-practice.png" });
    await found.press("Enter");
    await expect(picture).toHaveValue(address);
    await expect(found).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test("an editing conflict is reported even if an upload has refreshed the page in between", {
  tag: "@full",
}, async ({ coach: page, course: { lessonIds } }) => {
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await untilHydrated(page);
  const save = page.getByRole("button", { name: "Save the lesson" });
  const type = async (words: string) => {
    await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
    await page.getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.type(words);
  };
  for (const name of ["taking-back-your-life", "the-journey-to-self-discovery"]) {
    await editElsewhere(lessonIds[0], `Theirs, with ${name}.`);
    const was = formWith(page, "workbook").locator("[name=was]");
    const before = await was.inputValue();
    await upload(page, "workbook", workbook(name));
    await expect(was).not.toHaveValue(before);
    await type("Mine. ");
    await save.click();
    await expect(page.getByText("Somebody changed this meanwhile")).toBeInViewport();
    await expect(page.getByText(`Theirs, with ${name}.`)).toBeVisible();
    await save.click();
    await expect(page.getByText("Saved.")).toBeVisible();
  }
  await type("Mine alone. ");
  await expect(page.getByText("Saved.")).toBeHidden();
  await save.click();
  await expect(page.getByText("Saved.")).toBeVisible();
});
