import type { Page } from "@playwright/test";
import { newCourse, newLearner, readProgress, signIn } from "./learner";
import { query } from "./world";

export const STEM = "media:films/the-journey-to-self-discovery-01";
const FILM = `${STEM}.mp4`;

/** Enters a new room at a film, as somebody who has bought the course. */
export async function enterFilmRoom(page: Page, videoUrl = FILM, captionsUrl?: string) {
  const { slug, courseId, lessonIds } = await newCourse("dedicated", [
    { title: "The film", videoUrl, captionsUrl },
    { title: "The rest" },
  ]);
  const userId = await newLearner(courseId);
  await signIn(page.context(), userId);
  const room = `/content/${slug}?module=1`;
  await page.goto(room);
  const [lessonId = 0] = lessonIds;
  return { room, userId, lessonId, saved: () => readProgress(userId, lessonId) };
}

/** As if another device had just gone on with the film. */
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
