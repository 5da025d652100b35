"use client";

import { useEffect, useRef, useState } from "react";
import { resumePoint, spokenLine } from "@/lib/learning/rules";
import type { LessonDto } from "@/lib/learning/schema";
import { paths } from "@/lib/paths";
import { useWatched } from "../progress-context";
import { FilmEnd } from "./film-end";
import { FilmSpeed, keepFilmSpeed, useFilmSpeed } from "./film-speed";
import { filmFrame } from "./frame";
import { Transcript } from "./transcript";
import { useCaptionLines } from "./use-caption-lines";
import { useFilmRecovery } from "./use-film-recovery";
import { useWatchLog } from "./use-watch-log";

export type FilmFiles = { film: string; captions: string };

/** The browser's own player: keyboard, full screen and picture-in-picture come with it. */
export function OwnFilm({
  lesson,
  poster,
  files = { film: paths.lessonFilm(lesson.id), captions: paths.lessonCaptions(lesson.id) },
}: {
  lesson: Pick<LessonDto, "id" | "title" | "captionsUrl">;
  poster: string | null;
  files?: FilmFiles;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<HTMLTrackElement>(null);
  const lines = useCaptionLines(track);
  const log = useWatchLog(lesson.id);
  const [seconds, setSeconds] = useState(0);
  const [hasEnded, setHasEnded] = useState(false);
  const speed = useFilmSpeed();
  const recover = useFilmRecovery();
  const resumeAt = useWatched(lesson.id)?.position ?? 0;

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    film.defaultPlaybackRate = speed;
    film.playbackRate = speed;
  }, [speed]);

  // The server may tell of another device's position after the film has loaded.
  useEffect(() => {
    const film = video.current;
    if (!film || !log || log.hasStarted || resumeAt === 0) return;
    return onceLoaded(film, () => {
      film.currentTime = resumePoint(resumeAt, film.duration);
    });
  }, [log, resumeAt]);

  return (
    <div className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/useMediaCaption: the publish check asks the coach for captions; a track without a file would offer what is not there. */}
      <video
        ref={video}
        src={files.film}
        aria-label={`Film: ${lesson.title}`}
        controls
        playsInline
        preload="metadata"
        poster={poster ?? undefined}
        className={filmFrame}
        onPlay={() => {
          log?.start();
          setHasEnded(false);
        }}
        onTimeUpdate={({ currentTarget }) => {
          log?.tick(currentTarget.currentTime);
          setSeconds(currentTarget.currentTime);
        }}
        onPause={() => log?.pause()}
        onEnded={() => setHasEnded(true)}
        onError={({ currentTarget }) => recover(currentTarget)}
        onRateChange={({ currentTarget }) => keepFilmSpeed(currentTarget.playbackRate)}
      >
        {lesson.captionsUrl && (
          <track
            ref={track}
            kind="captions"
            src={files.captions}
            srcLang="en-GB"
            label="English"
            default
          />
        )}
      </video>
      {log && hasEnded && <FilmEnd lessonId={lesson.id} />}
      <FilmSpeed speed={speed} />
      {lines.length > 0 && (
        <Transcript
          lines={lines}
          spoken={spokenLine(lines, seconds)}
          onJump={(start) => {
            if (video.current) video.current.currentTime = start;
          }}
        />
      )}
    </div>
  );
}

/** Runs at once where the length is known already; returns what calls it off. */
function onceLoaded(film: HTMLVideoElement, run: () => void) {
  if (film.readyState >= HTMLMediaElement.HAVE_METADATA) {
    run();
    return;
  }
  film.addEventListener("loadedmetadata", run, { once: true });
  return () => film.removeEventListener("loadedmetadata", run);
}
