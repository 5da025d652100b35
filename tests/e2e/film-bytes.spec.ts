import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { newCourse, newLearner, signIn } from "../support/learner";

const STEM = "prisma/seed-data/media/films/the-journey-to-self-discovery-01";
const FILM = readFileSync(`${STEM}.mp4`);
const CAPTIONS = readFileSync(`${STEM}.vtt`);
const SIZE = FILM.length;

test("a film and its captions tell their length, whole, in part and by HEAD", async ({
  context,
}) => {
  const { courseId, lessonIds } = await newCourse("dedicated", [
    { title: "The film", videoUrl: "media:films/the-journey-to-self-discovery-01.mp4" },
  ]);
  await signIn(context, await newLearner(courseId));
  const ask = async (kind: string, method: string, range?: string) => {
    const answer = await context.request.fetch(`/api/lessons/${lessonIds[0]}/${kind}`, {
      method,
      headers: { "accept-encoding": "gzip, br", ...(range && { range }) },
    });
    const { "content-length": length, "content-range": part } = answer.headers();
    expect(answer.headers()).not.toHaveProperty("x-answer-length");
    expect(answer.headers()).not.toHaveProperty("transfer-encoding");
    return { status: answer.status(), length, part, body: await answer.body() };
  };

  const whole = { status: 200, length: String(SIZE), part: undefined };
  expect(await ask("film", "GET")).toEqual({ ...whole, body: FILM });
  expect(await ask("film", "HEAD")).toEqual({ ...whole, body: Buffer.alloc(0) });
  expect(await ask("film", "GET", "bytes=100-199")).toEqual({
    status: 206,
    length: "100",
    part: `bytes 100-199/${SIZE}`,
    body: FILM.subarray(100, 200),
  });
  expect(await ask("film", "GET", `bytes=${SIZE}-`)).toMatchObject({
    status: 416,
    part: `bytes */${SIZE}`,
  });
  expect(await ask("captions", "GET")).toMatchObject({
    status: 200,
    length: String(CAPTIONS.length),
    body: CAPTIONS,
  });
});
