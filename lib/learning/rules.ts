import type { LessonDto } from "./schema";

/** Rounded, and 100 only when every lesson is done. */
export function coursePercentage(completed: number, total: number): number {
  if (total === 0) return 0;
  return completed >= total ? 100 : Math.min(99, Math.round((completed / total) * 100));
}

/** A film that was left this close to its end starts from the beginning. */
const END_SECONDS = 2;

/** In seconds. */
export function resumePoint(position: number, duration: number): number {
  return position < duration - END_SECONDS ? position : 0;
}

/** Times in seconds. */
export type CaptionLine = { start: number; end: number; text: string };

/** Of overlapping lines, the one that began last. */
export function spokenLine(lines: CaptionLine[], seconds: number): CaptionLine | null {
  return lines.findLast((line) => line.start <= seconds && seconds < line.end) ?? null;
}

export type Player = {
  current: LessonDto;
  previous: LessonDto | null;
  next: LessonDto | null;
};

/** `wanted` is a 1-based position. Without it, opens the first incomplete module. Null without open modules. */
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
