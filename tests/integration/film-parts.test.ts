import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { findEditedCourse } from "@/lib/courses/editing/queries";
import { findEditedLesson, listEditedLessons } from "@/lib/courses/lessons/queries";
import { refuseSecondCopy, storeFilm } from "@/lib/courses/uploads/commands";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { sendMedia } from "@/lib/media/files";
import { findCutUpload, forgetUploads } from "@/lib/media/parts/commands";
import { limits, ownFile } from "@/lib/media/rules";
import { filmPlace } from "@/lib/media/schema";
import { takeParts } from "@/lib/media/tus";
import { adminPaths, type FilmPlace } from "@/lib/paths/back-office";
import { COACH, expectRefused } from "../support/builders";
import { findCourse } from "../support/shop";

const film = readFileSync("prisma/seed-data/media/films/taking-back-your-life-01.mp4");
const half = Math.floor(film.length / 2);

async function aLesson() {
  const [lesson] = await listEditedLessons((await findCourse("taking-back-your-life")).id);
  if (!lesson) throw new Error("The course has no lesson.");
  const at: FilmPlace = { place: "lesson", placeId: lesson.id };
  return { at, lessonId: lesson.id, was: (await findEditedLesson(lesson.id))?.videoUrl ?? "" };
}

function ask(at: FilmPlace, method: string, id: string, init: RequestInit = {}) {
  const headers = { "tus-resumable": "1.0.0", ...init.headers };
  const address = `http://localhost${adminPaths.uploadParts(at)}${id && `/${id}`}`;
  const duplex = { duplex: "half" } as RequestInit;
  const request = new Request(address, { ...init, ...duplex, method, headers });
  return takeParts(at, request, (chosen) => refuseSecondCopy(at, chosen));
}

async function begin(at: FilmPlace, size = film.length, fileName = "Féile – 1.mp4") {
  const name = Buffer.from(fileName).toString("base64");
  const headers = { "upload-length": String(size), "upload-metadata": `filename ${name}` };
  const answer = await ask(at, "POST", "", { headers });
  return { answer, id: answer.headers.get("location")?.split("/").at(-1) ?? "" };
}

function send(at: FilmPlace, id: string, offset: number, body: BodyInit) {
  const type = { "content-type": "application/offset+octet-stream" };
  return ask(at, "PATCH", id, {
    headers: { ...type, "upload-offset": String(offset) },
    body,
  });
}

const offsetOf = async (at: FilmPlace, id: string) =>
  Number((await ask(at, "HEAD", id)).headers.get("upload-offset"));

const bytes = (from: number, to?: number) => new Uint8Array(film.subarray(from, to));

async function keptParts() {
  const all = await readdir(env.MEDIA_DIR ?? "", { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.name.endsWith(".part")).length;
}

it("a film that was uploaded in parts becomes the lesson's, byte for byte, even when stored twice", async () => {
  const { at, lessonId, was } = await aLesson();
  const { answer, id } = await begin(at);
  expect(answer.status).toBe(201);
  expect((await send(at, id, 0, bytes(0, half))).status).toBe(204);
  expect(await findCutUpload(at)).toEqual({ fileName: "Féile – 1.mp4", percentage: 49 });
  await expectRefused(storeFilm(COACH, { ...at, upload: id, was }), 409);
  expect((await send(at, id, half, bytes(half))).status).toBe(204);
  await storeFilm(COACH, { ...at, upload: id, was });
  await storeFilm(COACH, { ...at, upload: id, was });

  const { videoUrl = "" } = (await findEditedLesson(lessonId)) ?? {};
  expect(videoUrl).toMatch(/\/Féile – 1\.mp4$/);
  const stored = await sendMedia(ownFile(videoUrl) ?? "", new Request("http://localhost/"));
  const digest = (content: Buffer) => createHash("sha256").update(content).digest("hex");
  expect(digest(Buffer.from(await stored.arrayBuffer()))).toBe(digest(film));
  expect(await keptParts()).toBe(0);
  expect((await ask(at, "HEAD", id)).status).toBe(404);
});

it("an upload that is cut within a part resumes after the last complete part", async () => {
  const { at } = await aLesson();
  const { id } = await begin(at);
  await send(at, id, 0, bytes(0, half));
  const cut = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes(half, half + 100));
      setImmediate(() => controller.error(new Error("the line was cut")));
    },
  });
  expect((await send(at, id, half, cut)).status).toBe(400);
  expect(await offsetOf(at, id)).toBe(half);
  expect((await send(at, id, half, bytes(half))).status).toBe(204);
  expect(await offsetOf(at, id)).toBe(film.length);
});

it("two instances that receive the same part count it once", async () => {
  const { at } = await aLesson();
  const { id } = await begin(at);
  const before = await keptParts();
  const both = await Promise.all([0, 0].map((from) => send(at, id, from, bytes(from, half))));
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await offsetOf(at, id)).toBe(half);
  expect(await keptParts()).toBe(before + 1);
});

it("a complete upload that is not a film is refused, and its parts are removed", async () => {
  const { at, was } = await aLesson();
  const before = await keptParts();
  const { id } = await begin(at, 100);
  await send(at, id, 0, new Uint8Array(100));
  await expectRefused(storeFilm(COACH, { ...at, upload: id, was }), 415);
  expect(await keptParts()).toBe(before);
  expect((await ask(at, "HEAD", id)).status).toBe(404);
});

it.each([
  ["larger than a film can be", (at: FilmPlace) => begin(at, limits.film.maxBytes + 1), 413],
  ["empty", (at: FilmPlace) => begin(at, 0), 400],
])("an upload that is %s is refused at its start", async (_what, begun, status) => {
  const { at } = await aLesson();
  expect((await begun(at)).answer.status).toBe(status);
});

it("an upload is found only at its own lesson or course and under its own address", async () => {
  const { at } = await aLesson();
  const { id } = await begin(at);
  const other = { ...at, placeId: at.placeId + 1 };
  for (const [place, named] of [
    [other, id],
    [{ ...at, place: "course" }, id],
    [at, randomUUID()],
    [at, "x"],
  ] as const)
    expect((await ask(place, "HEAD", named)).status).toBe(404);
  await expectRefused(storeFilm(COACH, { ...other, upload: id, was: "" }), 404);
});

async function arrive(at: FilmPlace, fileName: string) {
  const { id } = await begin(at, film.length, fileName);
  await send(at, id, 0, bytes(0, half));
  await send(at, id, half, bytes(half));
  return () => storeFilm(COACH, { ...at, upload: id, was: "" });
}

it("films uploaded to a course become drafts named after their files, once each, however often they are stored", async () => {
  const { id } = await findCourse("taking-back-your-life");
  const at: FilmPlace = { place: "course", placeId: id };
  const before = (await listEditedLessons(id)).length;
  for (const name of ["01 Warming_up.mp4", "02 Do, 1–2.MOV"]) {
    const store = await arrive(at, name);
    await Promise.all([store(), store(), store()]);
    await store();
  }
  const added = (await listEditedLessons(id)).slice(before);
  expect(added.map(({ title, state }) => [title, state])).toEqual([
    ["01 Warming up", "draft"],
    ["02 Do, 1–2", "draft"],
  ]);
  for (const { id: lessonId } of added) {
    const stored = await sendMedia(
      ownFile((await findEditedLesson(lessonId))?.videoUrl ?? "") ?? "",
      new Request("http://localhost/"),
    );
    expect((await stored.arrayBuffer()).byteLength).toBe(film.length);
  }
});

it("a trailer that was uploaded in parts becomes the course's", async () => {
  const { id } = await findCourse("taking-back-your-life");
  await (await arrive({ place: "trailer", placeId: id }, "My trailer.mp4"))();
  expect((await findEditedCourse(id))?.trailerUrl).toMatch(/^media:[0-9a-f]{32}\/trailer\.mp4$/);
});

it.each([
  ["12", { place: "lesson", placeId: 12 }],
  ["trailer-3", { place: "trailer", placeId: 3 }],
  ["course-3", { place: "course", placeId: 3 }],
  ["shown-audio", { place: "shown-audio", placeId: 0 }],
  ["shown-film-1", undefined],
  ["lesson-3", undefined],
  ["course-", undefined],
  ["course-0", undefined],
  ["course-99999999999", undefined],
  ["course-3/..", undefined],
])("the address part %j means the place %j", (text, place) => {
  expect(filmPlace.safeParse(text).data).toEqual(place);
});

it("an upload that was not continued for three days is forgotten with its parts", async () => {
  const { at } = await aLesson();
  const { id } = await begin(at);
  await send(at, id, 0, bytes(0, half));
  await db.$executeRaw`UPDATE "PendingUpload" SET "updatedAt" = now() - interval '4 days'`;
  await forgetUploads();
  expect(await keptParts()).toBe(0);
  expect(await db.pendingUpload.count()).toBe(0);
});
