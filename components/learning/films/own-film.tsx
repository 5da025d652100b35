"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { NotLoaded } from "@/components/ui/not-loaded";
import type { LessonDto } from "@/lib/learning/schema";
import { FilmEnd, fetchFilmEnd } from "./film-end-later";
import { FilmLayout } from "./film-layout";
import { FilmSpeed, keepFilmSpeed, useFilmSpeed } from "./film-speed";
import { filmFrame } from "./frame";
import { takeTurn } from "./plays-next";
import type { TranscriptPlace } from "./transcript";
import { useCaptionLines } from "./use-caption-lines";
import { useFreshAddress } from "./use-fresh-address";
import { useIsNear } from "./use-is-near";
import { useResumedFilm } from "./use-resumed-film";
import { useWatchLog } from "./use-watch-log";
import type { NextLesson } from "./use-way-on";

export type FilmFiles = { film: string; captions: string };

type Props = {
  lesson: Pick<LessonDto, "id" | "title">;
  poster: string | null;
  files: FilmFiles;
  /** Null for a film without captions. */
  transcript: TranscriptPlace | null;
  next?: NextLesson;
};

/** The browser's own player: keyboard, full screen and picture-in-picture come with it. */
export function OwnFilm({ lesson, poster, files, transcript, next }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  // A page with many films loads only those about to come into view.
  const isNear = useIsNear(video);
  const { key, setTrack, follow, words } = useCaptionLines(isNear);
  const log = useWatchLog(lesson.id);
  const [hasEnded, setHasEnded] = useState<boolean>();
  const speed = useFilmSpeed(video);
  const { renew, fail, hasFailed, askAgain } = useFreshAddress(video);
  useResumedFilm(video, lesson.id, log);

  useEffect(() => {
    // If the browser blocks autoplay, the learner starts the film.
    if (takeTurn()) video.current?.play().catch(console.info);
  }, []);

  const jump = useCallback((start: number) => {
    if (video.current) video.current.currentTime = start;
  }, []);

  return (
    <FilmLayout place={transcript} {...words} onJump={jump}>
      {/* biome-ignore lint/a11y/useMediaCaption: the publish check asks the coach for captions; a track without a file would offer what is not there. */}
      <video
        ref={video}
        src={files.film}
        aria-label={`Film: ${lesson.title}`}
        controls
        playsInline
        preload={isNear ? "metadata" : "none"}
        poster={poster ?? undefined}
        className={filmFrame}
        onPlay={() => {
          renew();
          fetchFilmEnd();
          log?.start();
          setHasEnded(false);
        }}
        onTimeUpdate={({ currentTarget }) => {
          log?.tick(currentTarget.currentTime, currentTarget.duration);
          follow(currentTarget.currentTime);
          // globals.css makes a poster fill the frame; the film that follows is shown whole.
          currentTarget.removeAttribute("poster");
        }}
        onPause={() => log?.pause()}
        onEnded={() => setHasEnded(true)}
        onSeeking={renew}
        onStalled={renew}
        onError={fail}
        onRateChange={({ currentTarget }) => keepFilmSpeed(currentTarget.playbackRate)}
      >
        {transcript && (
          <track
            key={key}
            ref={setTrack}
            kind="captions"
            src={files.captions}
            srcLang="en-GB"
            label="English"
          />
        )}
      </video>
      {hasFailed && <NotLoaded what="The film" onAsk={askAgain} />}
      {log && hasEnded !== undefined && (
        <FilmEnd lessonId={lesson.id} next={next} hasEnded={hasEnded} />
      )}
      <FilmSpeed speed={speed} title={lesson.title} />
    </FilmLayout>
  );
}
