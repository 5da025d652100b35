import type { LessonDto } from "@/lib/learning/schema";
import { readFilm } from "@/lib/media/rules";
import { paths } from "@/lib/paths/public";
import { frame } from "./films/frame";
import { type FilmFiles, OwnFilm } from "./films/own-film";
import type { TranscriptPlace } from "./films/transcript";
import type { NextLesson } from "./films/use-way-on";
import { VimeoFilm } from "./films/vimeo-film";

type FilmProps = {
  lesson: Pick<LessonDto, "id" | "title" | "videoUrl" | "captionsUrl">;
  /** The picture that our own films show before they play: the course's artwork. */
  poster: string | null;
  /** The addresses of its files; by default those for learners. */
  files?: FilmFiles;
  next?: NextLesson;
  /** Where the transcript goes on a wide page. */
  transcript: TranscriptPlace;
};

/** A lesson's film, whether at a video host, our own, elsewhere or still to come. */
export function LessonFilm({
  lesson,
  poster,
  files = { film: paths.lessonFilm(lesson.id), captions: paths.lessonCaptions(lesson.id) },
  transcript,
  next,
}: FilmProps) {
  const film = readFilm(lesson.videoUrl);
  const place = lesson.captionsUrl ? transcript : null;
  switch (film.kind) {
    case "vimeo":
      return (
        <VimeoFilm
          lessonId={lesson.id}
          next={next}
          title={lesson.title}
          embedUrl={film.embedUrl}
          captions={files.captions}
          transcript={place}
        />
      );
    case "own":
      return (
        <OwnFilm
          lesson={{ id: lesson.id, title: lesson.title }}
          poster={poster}
          files={files}
          transcript={place}
          next={next}
        />
      );
    case "link":
      return (
        <a
          href={film.url}
          target="_blank"
          rel="noopener"
          aria-label={`Watch Video: ${lesson.title}`}
          className="self-start rounded-control border border-fg px-6 py-2.5 font-semibold"
        >
          Watch Video
        </a>
      );
    case "coming-soon":
      return (
        <div className={`${frame} grid place-content-center p-6 text-center text-paper`}>
          <p className="font-serif text-2xl">Coming Soon</p>
          <p>This module is currently being prepared and will be available soon.</p>
        </div>
      );
    case "none":
      return null;
  }
}
