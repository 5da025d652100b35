import Script from "next/script";
import { readFilm } from "@/lib/learning/rules";
import type { LessonDto } from "@/lib/learning/schema";
import { paths } from "@/lib/paths";

/** A lesson's film: hosted, our own, elsewhere, or still to come. */
export function LessonFilm({ lesson }: { lesson: Pick<LessonDto, "id" | "title" | "videoUrl"> }) {
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
      return <OwnFilm lesson={lesson} />;
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

function OwnFilm({ lesson }: { lesson: Pick<LessonDto, "id" | "title"> }) {
  return (
    <video
      src={paths.lessonFilm(lesson.id)}
      aria-label={`Film: ${lesson.title}`}
      controls
      playsInline
      preload="metadata"
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
