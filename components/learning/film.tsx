import Script from "next/script";
import { readFilm } from "@/lib/learning/rules";
import type { LessonDto } from "@/lib/learning/schema";
import { paths } from "@/lib/paths";

type FilmProps = {
  lesson: Pick<LessonDto, "id" | "title" | "videoUrl">;
  /** The picture of a film of our own before it plays: the course's artwork. */
  poster: string | null;
};

/** A lesson's film: hosted, our own, elsewhere, or still to come. */
export function LessonFilm({ lesson, poster }: FilmProps) {
  const film = readFilm(lesson.videoUrl);
  switch (film.kind) {
    case "vimeo":
      return (
        <>
          <iframe
            src={film.embedUrl}
            title={`Film: ${lesson.title}`}
            allow="fullscreen; picture-in-picture"
            loading="lazy"
            className={frame}
          />
          <Script src="https://player.vimeo.com/api/player.js" strategy="lazyOnload" />
        </>
      );
    case "own":
      return <OwnFilm lesson={lesson} poster={poster} />;
    case "link":
      return (
        <a
          href={film.url}
          target="_blank"
          rel="noopener"
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

const frame = "aspect-video w-full rounded-card bg-ink";

function OwnFilm({ lesson, poster }: FilmProps) {
  return (
    <video
      src={paths.lessonFilm(lesson.id)}
      aria-label={`Film: ${lesson.title}`}
      controls
      playsInline
      preload="metadata"
      poster={poster ?? undefined}
      className={frame}
    >
      <track
        kind="captions"
        src={paths.lessonCaptions(lesson.id)}
        srcLang="en-GB"
        label="English"
        default
      />
    </video>
  );
}
