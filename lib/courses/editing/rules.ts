import { ownFile, readFilm } from "@/lib/media/rules";

export function readLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

type CheckedCourse = {
  description: string;
  learningPoints: string[];
  imageUrl: string | null;
  imageAlt: string | null;
};
type CheckedLesson = {
  id: number;
  title: string;
  description: string;
  durationMinutes: number | null;
  contentHtml: string | null;
  videoUrl: string | null;
  captionsUrl: string | null;
  isPreview: boolean;
};

/** `lessonId` is null for a gap in the course itself. */
export type Gap = { lessonId: number | null; text: string };

/** `needed` gaps keep a course from being published; `wanted` ones do not. */
export function findGaps(course: CheckedCourse, lessons: CheckedLesson[]) {
  const ofCourse = (text: string): Gap => ({ lessonId: null, text });
  const ofLesson = (text: string, lacks: (lesson: CheckedLesson) => boolean): Gap[] =>
    lessons
      .filter(lacks)
      .map((lesson) => ({ lessonId: lesson.id, text: `“${lesson.title}” ${text}` }));

  const needed = [
    ...(course.description ? [] : [ofCourse("The course has no description.")]),
    ...(lessons.length > 0 ? [] : [ofCourse("There is no lesson yet.")]),
    ...ofLesson("has neither text nor film.", isEmptyLesson),
  ];
  const wanted = [
    ...(course.learningPoints.length > 0 ? [] : [ofCourse("It does not say what is learnt.")]),
    ...(course.imageUrl ? [] : [ofCourse("The course has no picture of its own.")]),
    ...(course.imageUrl && !course.imageAlt
      ? [ofCourse("The picture has no words for those who cannot see it.")]
      : []),
    ...lessons
      .slice(0, 1)
      .filter((first) => !first.isPreview)
      .map(({ id }): Gap => ({ lessonId: id, text: "Module 1 is not a free preview." })),
    ...ofLesson("has no description.", (lesson) => !lesson.description),
    ...ofLesson("has no text.", (lesson) => !lesson.contentHtml && Boolean(lesson.videoUrl)),
    ...ofLesson("has no film.", (lesson) => !lesson.videoUrl && Boolean(lesson.contentHtml)),
    ...ofLesson(
      "is marked as coming soon.",
      (lesson) => readFilm(lesson.videoUrl).kind === "coming-soon",
    ),
    ...ofLesson(
      "has a film without captions.",
      (lesson) => ownFile(lesson.videoUrl) !== null && !lesson.captionsUrl,
    ),
    ...ofLesson("does not say how many minutes it takes.", (lesson) => !lesson.durationMinutes),
  ];
  return { needed, wanted };
}

export function isEmptyLesson(lesson: Pick<CheckedLesson, "contentHtml" | "videoUrl">): boolean {
  return !lesson.contentHtml && !lesson.videoUrl;
}
