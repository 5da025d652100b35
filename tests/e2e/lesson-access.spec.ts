import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type Page,
  test,
} from "@playwright/test";
import { newLearner, signIn } from "../support/learner";
import { type Lesson, readPaidLessons } from "../support/paid-lessons";
import { newAddress } from "../support/samples";
import { buyCourse, readPaymentId } from "../support/shopper";
import { cardProvider, query, siteUrl } from "../support/world";

const SLUG = "taking-back-your-life";

/** Next's own router gets a 200, with the "not found" page inside. */
const ROUTER = "the player, as the router asks";

/** What each person asks for: a paid lesson, the preview before it, and certificates. */
type Wanted = { paid: Lesson; previewId: number; own: string; foreign: string };

/** Everything that serves a part of a paid lesson, or accepts progress for one. */
function routes({ paid, previewId, own, foreign }: Wanted) {
  const read = (path: string) => (request: APIRequestContext) =>
    request.get(path, { maxRedirects: 0 });
  const { slug, courseId, id } = paid;
  return {
    "the lesson list": read(`/learn/${slug}`),
    "the player": read(`/content/${slug}?module=${paid.position}`),
    [ROUTER]: (request: APIRequestContext) => askAsRouter(request, `/content/${slug}?module=2`),
    "the lessons": read(`/api/courses/${courseId}/lessons`),
    "the progress": read(`/api/courses/${courseId}/progress`),
    "the film": read(`/api/lessons/${id}/film`),
    "a part of the film": (request: APIRequestContext) =>
      request.get(`/api/lessons/${id}/film`, { headers: { range: "bytes=0-9" } }),
    "the film's head": (request: APIRequestContext) => request.head(`/api/lessons/${id}/film`),
    "the captions": read(`/api/lessons/${id}/captions`),
    "the workbook, whose module is a preview": read(`/api/lessons/${previewId}/workbook`),
    "a tick": (request: APIRequestContext) =>
      request.post(`/api/lessons/${id}/progress`, { data: { completed: true } }),
    "the certificate's page": read(`/learn/${slug}/certificate`),
    "the certificate's PDF": read(`/api/certificates/${own}/pdf`),
    [FOREIGN_PDF]: read(`/api/certificates/${foreign}/pdf`),
  };
}
const FOREIGN_PDF = "another's certificate";

/** Follows Next's redirect to the address its own router would have used, which has a check value in it. */
async function askAsRouter(request: APIRequestContext, path: string) {
  const options = { headers: { rsc: "1" }, maxRedirects: 0 };
  const answer = await request.get(path, options);
  const location = answer.headers().location;
  return location?.includes("_rsc") ? request.get(location, options) : answer;
}

async function findUserId(email: string): Promise<string> {
  const [user] = await query(`SELECT id FROM "User" WHERE email = $1`, [email]);
  return String(Reflect.get(user ?? {}, "id"));
}

/** Buys the course as usual; `happen` is what is done to the payment next, `until` the trace it leaves. */
async function buyer(page: Page, happen?: (payment: string) => Promise<unknown>, until?: string) {
  const email = await buyCourse(page, newAddress(), SLUG);
  if (happen) await happen(readPaymentId(page));
  if (until) await expect.poll(() => isTrue(email, until)).toBe(true);
  return findUserId(email);
}

async function isTrue(email: string, condition: string): Promise<boolean> {
  const rows = await query(
    `SELECT 1 FROM "Order" o JOIN "Grant" g ON g."orderId" = o.id WHERE o.email = $1 AND ${condition}`,
    [email],
  );
  return rows.length === 1;
}

const dispute = (payment: string) => cardProvider.post(`payments/${payment}/dispute`);

async function settle(page: Page, outcome: "won" | "lost", until: string) {
  const email = await buyCourse(page, newAddress(), SLUG);
  await dispute(readPaymentId(page));
  await expect.poll(() => isTrue(email, `g."suspendedAt" IS NOT NULL`)).toBe(true);
  await cardProvider.post(`disputes/${readPaymentId(page)}/${outcome}`);
  await expect.poll(() => isTrue(email, until)).toBe(true);
  return findUserId(email);
}

/** Makes each kind of user, signed in; null stays signed out. */
const people: Record<string, { mayLearn: boolean; make: (page: Page) => Promise<string | null> }> =
  {
    "a visitor": { mayLearn: false, make: async () => null },
    "a buyer of another course": {
      mayLearn: false,
      make: async (page) => {
        const [other] = await readPaidLessons("the-great-process-in-practice");
        const userId = await newLearner(other.courseId);
        await signIn(page.context(), userId);
        return userId;
      },
    },
    "a buyer": { mayLearn: true, make: (page) => buyer(page) },
    "a buyer who got a part back": {
      mayLearn: true,
      make: (page) =>
        buyer(
          page,
          (payment) => cardProvider.post(`payments/${payment}/refund`, { amount: 100 }),
          `o."refundedPence" = 100`,
        ),
    },
    "somebody refunded": {
      mayLearn: false,
      make: (page) =>
        buyer(
          page,
          (payment) => cardProvider.post(`payments/${payment}/refund`),
          `g."endedAt" IS NOT NULL`,
        ),
    },
    "somebody in a dispute": {
      mayLearn: false,
      make: (page) => buyer(page, dispute, `g."suspendedAt" IS NOT NULL`),
    },
    "somebody who won a dispute": {
      mayLearn: true,
      make: (page) => settle(page, "won", `g."suspendedAt" IS NULL AND g."endedAt" IS NULL`),
    },
    "somebody who lost a dispute": {
      mayLearn: false,
      make: (page) => settle(page, "lost", `g."endedAt" IS NOT NULL`),
    },
    "the coach, who has bought nothing": {
      mayLearn: false,
      make: async (page) => {
        const coachId = await findUserId("coach@example.test");
        await signIn(page.context(), coachId);
        return coachId;
      },
    },
  };

/** A certificate of the course, as if its learner had once asked for it. */
async function newCertificate(userId: string, courseId: number): Promise<string> {
  const digits = () => Math.random().toString().slice(2, 6);
  const number = `${digits()}-${digits()}-${digits()}`;
  await query(
    `INSERT INTO "Certificate" (id, number, "userId", "courseId", name, "courseTitle", "completedAt")
     VALUES (gen_random_uuid(), $1, $2, $3, 'Ada', 'Taking Back Your Life', now())
     ON CONFLICT DO NOTHING`,
    [number, userId, courseId],
  );
  const [row] = await query(
    `SELECT number FROM "Certificate" WHERE "userId" = $1 AND "courseId" = $2`,
    [userId, courseId],
  );
  return String(Reflect.get(row ?? {}, "number"));
}

async function want(userId: string | null): Promise<Wanted> {
  const [paid] = await readPaidLessons(SLUG);
  const [preview] = await query(`SELECT id FROM "Lesson" WHERE "courseId" = $1 AND "isPreview"`, [
    paid.courseId,
  ]);
  const foreign = await newCertificate(await newLearner(paid.courseId), paid.courseId);
  return {
    paid,
    previewId: Number(Reflect.get(preview ?? {}, "id")),
    own: userId ? await newCertificate(userId, paid.courseId) : foreign,
    foreign,
  };
}

function expectNothingOf({ markers }: Lesson, body: string) {
  for (const marker of [...markers, "WEBVTT"]) expect(body).not.toContain(marker);
}

for (const [person, { mayLearn, make }] of Object.entries(people)) {
  test(`${person} is given exactly what is theirs`, async ({ page, context }) => {
    test.setTimeout(120_000);
    const userId = await make(page);
    const wanted = await want(userId);
    for (const [route, ask] of Object.entries(routes(wanted))) {
      const answer = await ask(context.request);
      await test.step(`${route}: ${answer.status()}`, async () => {
        if (answer.status() !== 307) {
          expect(answer.headers()["cache-control"]).toContain("no-store");
        }
        if (mayLearn && route !== FOREIGN_PDF) {
          expect([200, 206]).toContain(answer.status());
          return;
        }
        // A visitor is redirected to sign in by a page, and answered 401 by a call.
        if (route !== ROUTER) expect(userId ? [404] : [307, 401]).toContain(answer.status());
        expectNothingOf(wanted.paid, await answer.text());
      });
    }
    await test.step("the preview's film is everybody's", async () => {
      const film = await context.request.get(`/api/lessons/${wanted.previewId}/film`);
      expect(film.status()).toBe(200);
    });
    if (!mayLearn) await expectNoOddWay(context.request, wanted.paid);
  });
}

/** Addresses and headers that a gate may read differently from the code behind it. */
async function expectNoOddWay(request: APIRequestContext, lesson: Lesson) {
  const { slug, courseId, id } = lesson;
  const encoded = slug.replace("t", "%74");
  const addresses = [
    ...[`/learn/${slug}`, `/content/${slug}?module=2`, `/learn/${slug}/certificate`].flatMap(
      (room) => [
        room,
        `/${room}`,
        room.replace("/", "//"),
        `/.${room}`,
        `/x/..${room}`,
        room.replace(slug, encoded),
        room.replace(slug, `${slug}/`),
        room.toUpperCase(),
        room.replace("learn", "%6Cearn"),
        room.replace(slug, `${slug};x`),
        `${room.split("?")[0]}.rsc`,
        `/_next/data/build${room.split("?")[0]}.json`,
        `${room.split("?")[0]}.segments/_tree.segment.rsc`,
        `${room}${room.includes("?") ? "&" : "?"}_rsc=abcde`,
        `/_next/image?${new URLSearchParams({ url: room, w: "640", q: "75" })}`,
        `/no-access${room}`,
      ],
    ),
    ...["film", "captions", "workbook"].flatMap((file) => [
      `/api/lessons/${id}/${file}`,
      `/api/lessons/0${id}/${file}`,
      `/api/lessons/${id}/${file}/`,
      `/api//lessons/${id}/${file}`,
      `/api/lessons/%20${id}/${file}`,
      `/API/lessons/${id}/${file}`,
    ]),
    `/api/courses/${courseId}/lessons`,
    `/api/courses/${courseId}.0/lessons`,
    ...["", "/media", "/public", "/prisma/seed-data/media", "/_next/static/media"].flatMap((root) =>
      ["mp4", "vtt"].map((kind) => `${root}/${lesson.film}.${kind}`),
    ),
  ];
  const headers: Record<string, string>[] = [
    {},
    { rsc: "1" },
    { rsc: "1", "next-router-prefetch": "1" },
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
    { "x-middleware-subrequest": Array(5).fill("middleware").join(":") },
    { "x-middleware-prefetch": "1", purpose: "prefetch" },
    { "x-original-url": `/learn/${slug}`, "x-rewrite-url": `/learn/${slug}` },
    { "x-forwarded-host": "localhost", "x-forwarded-for": "127.0.0.1" },
    { "x-http-method-override": "HEAD", range: "bytes=0-" },
  ];
  for (const address of addresses) {
    for (const extra of headers) {
      await expectNothingAt(lesson, address, () =>
        request.get(`${siteUrl}${address}`, { headers: extra }),
      );
    }
  }
  for (const address of [`/learn/${slug}`, `/content/${slug}?module=2`]) {
    await expectNothingAt(lesson, `a server action at ${address}`, () =>
      request.post(address, {
        headers: { "next-action": "00".repeat(21), "content-type": "text/plain;charset=UTF-8" },
        data: "[]",
      }),
    );
  }
}

async function expectNothingAt(lesson: Lesson, name: string, ask: () => Promise<APIResponse>) {
  const answer = await ask();
  const body = await answer.text();
  const found = [...lesson.markers, "WEBVTT", "ftypisom"].filter((it) => body.includes(it));
  expect([name, answer.status(), found]).toEqual([name, answer.status(), []]);
  expect([name, answer.status() < 500]).toEqual([name, true]);
}
