import { type APIRequestContext, expect, test } from "@playwright/test";
import { newCourse, newLearner, signIn } from "../support/learner";
import { query } from "../support/world";

const WORDS = "Words that were paid for.";
const FILM = "films/the-journey-to-self-discovery-01";

/** Next answers its own router 200 with the page that says "not found" inside. */
const ROUTER = "the player, as the router asks";

type Course = Awaited<ReturnType<typeof newCourse>>;

/** Everything that hands out a part of a lesson, or takes progress for one. */
function routes({ slug, courseId, lessonIds: [lessonId] }: Course) {
  const read = (path: string) => (request: APIRequestContext) =>
    request.get(path, { maxRedirects: 0 });
  return {
    "the lesson list": read(`/learn/${slug}`),
    "the player": read(`/content/${slug}?module=1`),
    [ROUTER]: (request: APIRequestContext) => askAsRouter(request, `/content/${slug}?module=1`),
    "the lessons": read(`/api/courses/${courseId}/lessons`),
    "the progress": read(`/api/courses/${courseId}/progress`),
    "the film": read(`/api/lessons/${lessonId}/film`),
    "a part of the film": (request: APIRequestContext) =>
      request.get(`/api/lessons/${lessonId}/film`, { headers: { range: "bytes=0-9" } }),
    "the captions": read(`/api/lessons/${lessonId}/captions`),
    "the workbook": read(`/api/lessons/${lessonId}/workbook`),
    "a tick": (request: APIRequestContext) =>
      request.post(`/api/lessons/${lessonId}/progress`, { data: { completed: true } }),
  };
}

/** Next leads to the address that its own router would have used, with a check value in it. */
async function askAsRouter(request: APIRequestContext, path: string) {
  const options = { headers: { rsc: "1" }, maxRedirects: 0 };
  const answer = await request.get(path, options);
  const location = answer.headers().location;
  return location?.includes("_rsc") ? request.get(location, options) : answer;
}

const changeGrant = (userId: string, column: string) =>
  query(`UPDATE "Grant" SET "${column}" = now() WHERE "userId" = $1`, [userId]);

/** Makes each kind of user; null stays signed out. */
const people: Record<string, (course: Course) => Promise<string | null>> = {
  "a visitor": async () => null,
  "a buyer of another course": async () => {
    const other = await newCourse("generic", [{ title: "Another" }]);
    return newLearner(other.courseId);
  },
  "a buyer": ({ courseId }) => newLearner(courseId),
  "somebody refunded": async ({ courseId }) => {
    const userId = await newLearner(courseId);
    await changeGrant(userId, "endedAt");
    return userId;
  },
  "somebody in a dispute": async ({ courseId }) => {
    const userId = await newLearner(courseId);
    await changeGrant(userId, "suspendedAt");
    return userId;
  },
  "the coach": async () => {
    const [coach] = await query(`SELECT id FROM "User" WHERE email = 'coach@example.test'`);
    return String(Reflect.get(coach ?? {}, "id"));
  },
};

for (const [person, make] of Object.entries(people)) {
  test(`${person} is given exactly what is theirs`, async ({ context }) => {
    const course = await newCourse("generic", [
      {
        title: "Paid",
        contentHtml: `<p>${WORDS}</p>`,
        videoUrl: `media:${FILM}.mp4`,
        downloadUrl: `media:${FILM}.vtt`,
      },
    ]);
    const userId = await make(course);
    if (userId) await signIn(context, userId);

    for (const [route, ask] of Object.entries(routes(course))) {
      const answer = await ask(context.request);
      await test.step(`${route}: ${answer.status()}`, async () => {
        if (answer.status() !== 307) {
          expect(answer.headers()["cache-control"]).toContain("no-store");
        }
        if (person === "a buyer") {
          expect([200, 206]).toContain(answer.status());
          return;
        }
        // A page leads a visitor to the sign-in page, a call says 401.
        if (route !== ROUTER) expect(userId ? [404] : [307, 401]).toContain(answer.status());
        const body = await answer.text();
        expect(body).not.toContain(WORDS);
        expect(body).not.toContain(FILM);
        expect(body).not.toContain("WEBVTT");
      });
    }
  });
}
