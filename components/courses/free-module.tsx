import { LessonFilm } from "@/components/learning/film";
import type { FilmFiles } from "@/components/learning/films/own-film";
import { RichText } from "@/components/ui/rich-text";
import type { PreviewLesson } from "@/lib/courses/public/schema";

/** Where "Free preview" leads: the id of the section below. */
export const FREE_MODULE_ID = "preview";

type Props = { lesson: PreviewLesson; poster: string | null; files?: FilmFiles };

export function FreeModule({ lesson, poster, files }: Props) {
  return (
    <section id={FREE_MODULE_ID} aria-labelledby="preview-title" className="flex flex-col gap-6">
      <div>
        <p className="eyebrow text-done">Free preview</p>
        <h2 id="preview-title" className="mt-2 text-2xl">
          Module {lesson.position}: {lesson.title}
        </h2>
        <p className="mt-3 max-w-measure text-muted">{lesson.description}</p>
      </div>
      <LessonFilm lesson={lesson} poster={poster} files={files} transcript="below" />
      {lesson.contentHtml && <RichText html={lesson.contentHtml} />}
    </section>
  );
}
