import { cutText } from "@/lib/text/cut";
import type { FilmChoice, LessonFile } from "./schema";

export type LessonState = "shown" | "draft" | "retired";

export function lessonState(lesson: { isDraft: boolean; retiredAt: Date | null }): LessonState {
  if (lesson.isDraft) return "draft";
  return lesson.retiredAt ? "retired" : "shown";
}

const ranks: Record<LessonState, number> = { shown: 0, draft: 1, retired: 2 };

/** Shown lessons first, so that buyers see modules numbered without a gap. */
export function inOrder<Lesson extends { state: LessonState }>(lessons: Lesson[]): Lesson[] {
  return lessons.toSorted((a, b) => ranks[a.state] - ranks[b.state]);
}

type Named = Record<LessonFile | "coveredUrl", string | null>;

export function filesOf({ videoUrl, captionsUrl, downloadUrl, coveredUrl }: Named) {
  return [videoUrl, captionsUrl, downloadUrl, coveredUrl];
}

export function filmReference(choice: FilmChoice): string | null {
  switch (choice.film) {
    case "link":
      return choice.link;
    case "coming-soon":
      return "coming-soon";
    case "none":
      return null;
  }
}

/** Of the endings, only these begin with a digit. In "10.5km" the dot belongs to a number. */
const ENDING = /\.(?:[a-z][a-z\d]{0,4}|7z|3gp|3g2)$/i;

/** A file's name may have no ending, and yet a dot among its words, as in "Dr. Smith". */
export function withoutEnding(name: string): string {
  return name.replace(ENDING, "");
}

/** "02 Warming up.mp4" becomes "02 Warming up"; a title is one line of at most 160 characters. */
export function titleOfFile(name: string): string {
  const words = withoutEnding(name).replaceAll(/[\p{Cc}\s_]+/gu, " ");
  return cutText(words.trim(), 160) || "A film";
}

const editorTags =
  "p h3 h4 ul ol li strong b em i u s sub sup blockquote br hr a img table thead tbody tr th td".split(
    " ",
  );

/** Whether the editor can hold the text without dropping elements, such as captions. */
export function fitsEditor(html: string): boolean {
  const tags = html.matchAll(/<(?<tag>[a-z][a-z0-9]*)/gi);
  return [...tags].every((match) => editorTags.includes(match.groups?.tag?.toLowerCase() ?? ""));
}

/** The lesson that everybody may see once this one is gone: a ticked module 2 becomes module 1. */
export function nextPreview<Row extends { id: number; isPreview: boolean; state: LessonState }>(
  lessons: Row[],
  removedId: number,
): Row | null {
  const [first, second] = lessons.filter(({ state }) => state === "shown");
  return first?.id === removedId && second?.isPreview ? second : null;
}
