import { readFileSync } from "node:fs";
import { readLesson } from "../support/back-office";
import { untilHydrated } from "../support/hydrated";
import { expect, test } from "./fixtures";

const FILM = readFileSync("prisma/seed-data/media/films/taking-back-your-life-01.mp4");

/** A film with padding at its end, which takes several parts. */
function filmOfParts(): Buffer {
  const room = Buffer.alloc(12 * 1024 * 1024);
  room.writeUInt32BE(room.length, 0);
  room.write("free", 4, "latin1");
  return Buffer.concat([FILM, room]);
}

test("an interrupted film upload resumes after a reload, and the film can be played", async ({
  coach: page,
  course: { lessonIds },
}) => {
  const path = `/admin/courses/lessons/${lessonIds[0]}`;
  const film = { name: "Féile.mp4", mimeType: "video/mp4", buffer: filmOfParts() };
  const upload = async () => {
    await page.getByLabel("A film of your own").setInputFiles(film);
    const form = page.locator("form").filter({ has: page.getByLabel("A film of your own") });
    await form.getByRole("button", { name: "Upload" }).click();
  };
  await page.goto(path);
  await untilHydrated(page);
  let parts = 0;
  await page.route("**/api/uploads/films/**", (route) => {
    const isPart = route.request().method() === "PATCH";
    if (isPart) parts += 1;
    return isPart && parts > 1 ? route.abort() : route.continue();
  });
  await upload();
  await expect.poll(() => parts).toBeGreaterThan(2);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText("“Féile.mp4” was cut off at 40 %")).toBeVisible();

  await untilHydrated(page);
  const begun: number[] = [];
  page.on("request", (request) => {
    const offset = request.headers()["upload-offset"];
    if (request.method() === "PATCH") begun.push(Number(offset));
  });
  await upload();
  await expect(page.getByText("Uploaded and in its place.")).toBeVisible();
  const MB = 1024 * 1024;
  expect(begun).toEqual([5 * MB, 10 * MB]);
  expect((await readLesson(lessonIds[0])).videoUrl).toMatch(/^media:[0-9a-f]{32}\/Féile\.mp4$/);
  const shown = page.getByLabel("The film as it is now");
  await expect
    .poll(() => shown.evaluate((video: HTMLVideoElement) => video.duration > 0))
    .toBe(true);
});

test("several uploaded films become drafts in the order of their names, and a broken one stops no other", async ({
  coach: page,
  course: { courseId },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/courses/${courseId}`);
  await untilHydrated(page);
  const film = (name: string, buffer: Buffer) => ({ name, mimeType: "video/mp4", buffer });
  const all = [
    film("10 Last.mp4", FILM),
    film("2 Broken.mp4", FILM.subarray(0, 9000)),
    film("1 First.mp4", filmOfParts()),
  ];
  await page.getByLabel("Upload films").setInputFiles(all);
  await expect(page.getByText("This film is not whole.")).toBeVisible();
  await expect(page.getByText("It is a draft among the lessons.")).toHaveCount(2);
  const drafts = page.getByRole("link", { name: /^(?:1 First|2 Broken|10 Last)$/ });
  await expect(drafts).toHaveText(["1 First", "10 Last"]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("This film is not whole.")).toBeVisible();
  await page.reload();
  await untilHydrated(page);
  await page.getByLabel("Upload films").setInputFiles(all);
  for (const title of ["1 First", "10 Last"])
    await expect(page.getByText(`in the course already, in the lesson “${title}”`)).toBeVisible();
  await expect(page.getByText("This film is not whole.")).toBeVisible();
  await expect(drafts).toHaveText(["1 First", "10 Last"]);
  await page.getByRole("button", { name: "Show all finished lessons" }).click();
  await expect(page.getByText("Lessons that buyers see from now on: 2.")).toBeVisible();
});
