import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { findEditedLesson, listEditedLessons } from "@/lib/courses/lessons/queries";
import { storeFilm } from "@/lib/courses/uploads";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { sendMedia } from "@/lib/media/files";
import { findCutUpload, forgetUploads } from "@/lib/media/parts";
import { limits, ownFile } from "@/lib/media/rules";
import { takeParts } from "@/lib/media/tus";
import { COACH, expectRefused } from "../support/builders";
import { findCourse } from "../support/shop";

const film = readFileSync("prisma/seed-data/media/films/taking-back-your-life-01.mp4");
const half = Math.floor(film.length / 2);

async function aLesson() {
  const [lesson] = await listEditedLessons((await findCourse("taking-back-your-life")).id);
  if (!lesson) throw new Error("The course has no lesson.");
  return { lessonId: lesson.id, was: (await findEditedLesson(lesson.id))?.videoUrl ?? "" };
}

function ask(lessonId: number, method: string, id: string, init: RequestInit = {}) {
  const headers = { "tus-resumable": "1.0.0", ...init.headers };
  const address = `http://localhost/api/uploads/films/${lessonId}${id && `/${id}`}`;
  const duplex = { duplex: "half" } as RequestInit;
  return takeParts(lessonId, new Request(address, { ...init, ...duplex, method, headers }));
}

async function begin(lessonId: number, size = film.length) {
  const name = Buffer.from("Féile – 1.mp4").toString("base64");
  const headers = { "upload-length": String(size), "upload-metadata": `filename ${name}` };
  const answer = await ask(lessonId, "POST", "", { headers });
  return { answer, id: answer.headers.get("location")?.split("/").at(-1) ?? "" };
}

function send(lessonId: number, id: string, offset: number, body: BodyInit) {
  const type = { "content-type": "application/offset+octet-stream" };
  return ask(lessonId, "PATCH", id, {
    headers: { ...type, "upload-offset": String(offset) },
    body,
  });
}

const offsetOf = async (lessonId: number, id: string) =>
  Number((await ask(lessonId, "HEAD", id)).headers.get("upload-offset"));

const bytes = (from: number, to?: number) => new Uint8Array(film.subarray(from, to));

async function keptParts() {
  const all = await readdir(env.MEDIA_DIR ?? "", { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.name.endsWith(".part")).length;
}

it("a film that came in parts becomes the lesson's, byte by byte, also when that is asked twice", async () => {
  const { lessonId, was } = await aLesson();
  const { answer, id } = await begin(lessonId);
  expect(answer.status).toBe(201);
  expect((await send(lessonId, id, 0, bytes(0, half))).status).toBe(204);
  expect(await findCutUpload(lessonId)).toEqual({ fileName: "Féile – 1.mp4", percentage: 49 });
  await expectRefused(storeFilm(COACH, { lessonId, upload: id, was }), 409);
  expect((await send(lessonId, id, half, bytes(half))).status).toBe(204);
  await storeFilm(COACH, { lessonId, upload: id, was });
  await storeFilm(COACH, { lessonId, upload: id, was });

  const { videoUrl = "" } = (await findEditedLesson(lessonId)) ?? {};
  expect(videoUrl).toMatch(/\/Féile – 1\.mp4$/);
  const stored = await sendMedia(ownFile(videoUrl) ?? "", new Request("http://localhost/"));
  const digest = (content: Buffer) => createHash("sha256").update(content).digest("hex");
  expect(digest(Buffer.from(await stored.arrayBuffer()))).toBe(digest(film));
  expect(await keptParts()).toBe(0);
  expect((await ask(lessonId, "HEAD", id)).status).toBe(404);
});

it("after a cut in the middle of a part, it goes on behind the last whole one", async () => {
  const { lessonId } = await aLesson();
  const { id } = await begin(lessonId);
  await send(lessonId, id, 0, bytes(0, half));
  const cut = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes(half, half + 100));
      setImmediate(() => controller.error(new Error("the line was cut")));
    },
  });
  expect((await send(lessonId, id, half, cut)).status).toBe(400);
  expect(await offsetOf(lessonId, id)).toBe(half);
  expect((await send(lessonId, id, half, bytes(half))).status).toBe(204);
  expect(await offsetOf(lessonId, id)).toBe(film.length);
});

it("two instances that get the same part count it once", async () => {
  const { lessonId } = await aLesson();
  const { id } = await begin(lessonId);
  const before = await keptParts();
  const both = await Promise.all([0, 0].map((from) => send(lessonId, id, from, bytes(from, half))));
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await offsetOf(lessonId, id)).toBe(half);
  expect(await keptParts()).toBe(before + 1);
});

it("what is no film is refused once it is whole, and nothing of it stays", async () => {
  const { lessonId, was } = await aLesson();
  const before = await keptParts();
  const { id } = await begin(lessonId, 100);
  await send(lessonId, id, 0, new Uint8Array(100));
  await expectRefused(storeFilm(COACH, { lessonId, upload: id, was }), 415);
  expect(await keptParts()).toBe(before);
  expect((await ask(lessonId, "HEAD", id)).status).toBe(404);
});

it.each([
  [
    "larger than a film can be",
    (lessonId: number) => begin(lessonId, limits.film.maxBytes + 1),
    413,
  ],
  ["empty", (lessonId: number) => begin(lessonId, 0), 400],
])("an upload that is %s is not begun", async (_what, begun, status) => {
  const { lessonId } = await aLesson();
  expect((await begun(lessonId)).answer.status).toBe(status);
});

it("an upload is known by its own lesson alone, and no other address names one", async () => {
  const { lessonId } = await aLesson();
  const { id } = await begin(lessonId);
  for (const [lesson, named] of [
    [lessonId + 1, id],
    [lessonId, randomUUID()],
    [lessonId, "x"],
  ] as const)
    expect((await ask(lesson, "HEAD", named)).status).toBe(404);
  await expectRefused(storeFilm(COACH, { lessonId: lessonId + 1, upload: id, was: "" }), 404);
});

it("what nobody went on with for three days is forgotten, with its parts", async () => {
  const { lessonId } = await aLesson();
  const { id } = await begin(lessonId);
  await send(lessonId, id, 0, bytes(0, half));
  await db.$executeRaw`UPDATE "PendingUpload" SET "updatedAt" = now() - interval '4 days'`;
  await forgetUploads();
  expect(await keptParts()).toBe(0);
  expect(await db.pendingUpload.count()).toBe(0);
});
