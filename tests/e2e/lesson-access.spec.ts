import { statSync } from "node:fs";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { findCourseId, newLearner } from "../support/learner";
import { type Lesson, readPaidLessons } from "../support/paid-lessons";
import { endAccess, newCertificate } from "../support/people";
import { query, siteUrl } from "../support/world";
import { expect, test } from "./fixtures";

const SLUG = "taking-back-your-life";

type Ask = (request: APIRequestContext) => Promise<APIResponse>;

/** A paid lesson of the course, the preview before it, and two people's certificates. */
type Wanted = { paid: Lesson; previewId: number; own: string; foreign: string };

async function prepare(userId: string): Promise<Wanted> {
  const [paid] = await readPaidLessons(SLUG);
  const courseId = await findCourseId(SLUG);
  const previews = `SELECT id FROM "Lesson" WHERE "courseId" = $1 AND "isPreview"`;
  const [preview] = await query(previews, [courseId]);
  return {
    paid,
    previewId: Number(Reflect.get(preview ?? {}, "id")),
    own: await newCertificate(userId, courseId),
    foreign: await newCertificate(await newLearner(courseId), courseId),
  };
}

/** Everything that serves a part of a paid lesson, or accepts progress for one. */
function listRoutes({ paid, previewId, own }: Wanted): Record<string, Ask> {
  const read = (path: string): Ask => {
    return (request) => request.get(path, { maxRedirects: 0 });
  };
  const { slug, courseId, id } = paid;
  return {
    "the lesson list": read(`/learn/${slug}`),
    "the player": read(`/content/${slug}?module=${paid.position}`),
    "the lessons": read(`/api/courses/${courseId}/lessons`),
    "the progress": read(`/api/courses/${courseId}/progress`),
    "the film": read(`/api/lessons/${id}/film`),
    "a part of the film": (request) =>
      request.get(`/api/lessons/${id}/film`, { headers: { range: "bytes=0-9" } }),
    "the film's head": (request) => request.head(`/api/lessons/${id}/film`),
    "the captions": read(`/api/lessons/${id}/captions`),
    "the workbook, whose module is a preview": read(`/api/lessons/${previewId}/workbook`),
    "a tick": (request) =>
      request.post(`/api/lessons/${id}/progress`, { data: { completed: true } }),
    "the certificate's page": read(`/learn/${slug}/certificate`),
    "the certificate's PDF": read(`/api/certificates/${own}/pdf`),
  };
}

/** Addresses beside the table of routes that a gate may read differently from the code behind it. */
function listOddWays({ slug, courseId, id, film }: Lesson): string[] {
  return [
    ...[`/learn/${slug}`, `/content/${slug}?module=2`, `/learn/${slug}/certificate`].flatMap(
      (page) => [
        `/x/..${page}`,
        page.replace(slug, slug.replace("t", "%74")),
        page.replace(slug, `${slug}/`),
        `/_next/image?${new URLSearchParams({ url: page, w: "640", q: "75" })}`,
        `/no-access${page}`,
      ],
    ),
    ...["film", "captions", "workbook"].flatMap((file) => [
      `/api/lessons/0${id}/${file}`,
      `/api/lessons/${id}/${file}/`,
      `/api//lessons/${id}/${file}`,
      `/api/lessons/%20${id}/${file}`,
      `/API/lessons/${id}/${file}`,
    ]),
    `/api/courses/${courseId}.0/lessons`,
    ...["", "/media", "/public", "/prisma/seed-data/media", "/_next/static/media"].flatMap((root) =>
      ["mp4", "vtt"].map((kind) => `${root}/${film}.${kind}`),
    ),
  ];
}

test.use({ bought: SLUG });

test("a buyer gets every part of a lesson, and nobody else gets one by any address", async ({
  context,
  request: visitor,
  buyer,
}) => {
  const wanted = await prepare(buyer.userId);
  const routes = Object.entries(listRoutes(wanted));
  const filmSize = statSync(`prisma/seed-data/media/${wanted.paid.film}.mp4`).size;
  const noStore = expect.stringContaining("no-store");
  const files = ["the film", "a part of the film", "the film's head", "the captions"];
  await test.step("a buyer", async () => {
    for (const [route, ask] of routes) {
      const answer = await ask(context.request);
      const { "cache-control": cache, ...headers } = answer.headers();
      expect([route, answer.ok(), cache]).toEqual([route, true, noStore]);
      expect(headers).not.toHaveProperty("x-answer-length");
      if (!files.includes(route)) continue;
      // A compressed file would have no length, and nobody could seek in it.
      expect(headers).not.toHaveProperty("transfer-encoding");
      const size = (await answer.body()).length || filmSize;
      expect([route, Number(headers["content-length"])]).toEqual([route, size]);
    }
    const foreign = `/api/certificates/${wanted.foreign}/pdf`;
    expect((await context.request.get(foreign)).status()).toBe(404);
  });

  await endAccess(buyer.userId);
  for (const [person, browser, statuses] of [
    ["a visitor", visitor, [307, 401]],
    ["a refunded buyer", context.request, [404]],
  ] as const) {
    await test.step(person, async () => {
      for (const [route, ask] of routes) {
        const answer = await ask(browser);
        expect([route, statuses]).toEqual([route, expect.arrayContaining([answer.status()])]);
        await expectNothing(wanted.paid, route, answer);
      }
      for (const address of listOddWays(wanted.paid)) {
        await expectNothing(wanted.paid, address, await browser.get(`${siteUrl}${address}`));
      }
      for (const address of [`/learn/${SLUG}`, `/content/${SLUG}?module=2`]) {
        const answer = await browser.post(address, {
          headers: { "next-action": "00".repeat(21), "content-type": "text/plain;charset=UTF-8" },
          data: "[]",
        });
        await expectNothing(wanted.paid, `a server action at ${address}`, answer);
      }
      expect((await browser.get(`/api/lessons/${wanted.previewId}/film`)).status()).toBe(200);
    });
  }
});

async function expectNothing(lesson: Lesson, way: string, answer: APIResponse) {
  const body = await answer.text();
  const markers = [...lesson.markers, "WEBVTT", "ftypisom"];
  // A page may repeat its own address.
  const found = markers.filter((it) => body.includes(it) && !way.includes(it));
  expect([way, found, answer.status() < 500]).toEqual([way, [], true]);
}

test("no page tells where a film is stored", async ({ context, buyer }) => {
  const { paid } = await prepare(buyer.userId);
  const player = `/content/${SLUG}?module=${paid.position}`;
  for (const address of [`/learn/${SLUG}`, player, `/courses/${SLUG}`]) {
    const answer = await context.request.get(address, { maxRedirects: 0 });
    expect([address, answer.status()]).toEqual([address, 200]);
    const page = await answer.text();
    expect(page).toContain("<video");
    expect(page).not.toMatch(/media:/);
  }
});
