import type { LessonDto } from "./schema";

export type Player = {
  current: LessonDto;
  previous: LessonDto | null;
  next: LessonDto | null;
};

/** `wanted` counts from 1; otherwise the first module that is not done. Null without modules. */
export function openPlayer(
  lessons: LessonDto[],
  doneLessonIds: number[],
  wanted: string | undefined,
): Player | null {
  const open = lessons.filter((lesson) => !lesson.locked);
  const current =
    open.find((lesson) => String(lesson.position) === wanted) ??
    open.find((lesson) => !doneLessonIds.includes(lesson.id)) ??
    open[0];
  if (!current) return null;
  const index = lessons.indexOf(current);
  return { current, previous: lessons[index - 1] ?? null, next: lessons[index + 1] ?? null };
}
