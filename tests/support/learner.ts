import { createHash, randomBytes } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { z } from "zod";
import { SESSION_HINT } from "@/lib/http/session-hint";
import { newAddress } from "./samples";
import { query, siteUrl } from "./world";

/** A film of our own, fourteen seconds long with three captions. */
export const FILM = "media:films/the-journey-to-self-discovery-01.mp4";

export type NewLesson = {
  title: string;
  videoUrl?: string;
  /** Ignored for a film of our own, whose captions are stored beside it. */
  captionsUrl?: string;
  contentHtml?: string;
  downloadUrl?: string;
  locked?: boolean;
  minutes?: number;
};

/** A course that is not on sale, so that no other test finds it. */
export async function newCourse(playerLook: "generic" | "dedicated", lessons: NewLesson[]) {
  const slug = `test-course-${randomBytes(6).toString("hex")}`;
  const courseId = await insert(
    `INSERT INTO "Course" (slug, title, description, "categoryId", "pricePence", "playerLook", "updatedAt")
     VALUES ($1, 'The Test Course', 'A course with every kind of module.', 1, 4999, $2::"PlayerLook", now())
     RETURNING id`,
    [slug, playerLook],
  );
  const lessonIds: number[] = [];
  for (const [index, lesson] of lessons.entries()) {
    const id = await insert(
      `INSERT INTO "Lesson" ("courseId", position, title, description, "durationMinutes",
         "contentHtml", "videoUrl", "captionsUrl", "downloadUrl", locked)
       VALUES ($1, $2, $3, 'What this module is about.', $9, $4, $5, $6, $7, $8) RETURNING id`,
      [
        courseId,
        index + 1,
        lesson.title,
        lesson.contentHtml,
        lesson.videoUrl,
        lesson.videoUrl?.startsWith("media:")
          ? lesson.videoUrl.replace(/mp4$/, "vtt")
          : lesson.captionsUrl,
        lesson.downloadUrl,
        lesson.locked ?? false,
        lesson.minutes ?? 12,
      ],
    );
    lessonIds.push(id);
  }
  const module = (number: number) => `/content/${slug}?module=${number}`;
  return { slug, courseId, lessonIds, list: `/learn/${slug}`, module };
}

export function publish(courseId: number, isPublished = true) {
  return query(`UPDATE "Course" SET "publishedAt" = CASE WHEN $2 THEN now() END WHERE id = $1`, [
    courseId,
    isPublished,
  ]);
}

/** Returns the former price, in pence. */
export async function setPrice(slug: string, pence: number): Promise<number> {
  const rows = await query(
    `UPDATE "Course" SET "pricePence" = $2 WHERE slug = $1
     RETURNING (SELECT "pricePence" FROM "Course" WHERE slug = $1) AS was`,
    [slug, pence],
  );
  return z.tuple([z.object({ was: z.number() })]).parse(rows)[0].was;
}

export async function findCourseId(slug: string): Promise<number> {
  const rows = await query(`SELECT id FROM "Course" WHERE slug = $1`, [slug]);
  return z.tuple([z.object({ id: z.number() })]).parse(rows)[0].id;
}

/** Somebody with a live grant, as after a purchase. */
export async function newLearner(courseId: number): Promise<string> {
  const [user] = z
    .array(z.object({ id: z.string() }))
    .parse(
      await query(`INSERT INTO "User" (id, email) VALUES (gen_random_uuid(), $1) RETURNING id`, [
        newAddress(),
      ]),
    );
  const userId = user?.id ?? "";
  await query(
    `INSERT INTO "Grant" (id, "userId", "courseId", reason)
     VALUES (gen_random_uuid(), $1, $2, 'given by hand')`,
    [userId, courseId],
  );
  return userId;
}

/** Returns the session's cookie, as signing in would set it. */
export async function newSession(userId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await query(
    `INSERT INTO "Session" (id, "sessionToken", "userId", expires)
     VALUES (gen_random_uuid(), $1, $2, now() + interval '1 day')`,
    [createHash("sha256").update(token).digest("hex"), userId],
  );
  return `next-auth.session-token=${token}`;
}

/** Signs a user in to this browser, as the sign-in page would. */
export async function signIn(context: BrowserContext, userId: string): Promise<void> {
  await keepCookie(context, await newSession(userId));
  await keepCookie(context, `${SESSION_HINT}=yes`);
}

export async function keepCookie(context: BrowserContext, cookie: string): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: siteUrl }]);
}

const progressRow = z.object({
  completed: z.boolean(),
  watchSeconds: z.number(),
  positionSeconds: z.number(),
});

/** The saved progress; null before the first save. */
export async function readProgress(userId: string, lessonId: number) {
  const rows = await query(
    `SELECT completed, "watchSeconds", "positionSeconds" FROM "LessonProgress"
     WHERE "userId" = $1 AND "lessonId" = $2`,
    [userId, lessonId],
  );
  return z.array(progressRow).parse(rows)[0] ?? null;
}

/** As if another device had just played more of the film. */
export async function watchElsewhere(
  userId: string,
  lessonId: number | undefined,
  seconds: number,
) {
  await query(
    `INSERT INTO "LessonProgress" ("userId", "lessonId", "positionSeconds", "positionChangedAt", "updatedAt")
     VALUES ($1, $2, $3, now(), now())
     ON CONFLICT ("userId", "lessonId") DO UPDATE SET "positionSeconds" = $3, "positionChangedAt" = now()`,
    [userId, lessonId, seconds],
  );
}

async function insert(sql: string, values: unknown[]): Promise<number> {
  const rows = z.array(z.object({ id: z.number() })).parse(await query(sql, values));
  return rows[0]?.id ?? 0;
}
