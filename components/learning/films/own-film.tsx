"use client";

import { useCallback, useRef, useState } from "react";
import { type CaptionLine, spokenLine } from "@/lib/learning/rules";
import type { LessonDto } from "@/lib/learning/schema";
import { paths } from "@/lib/paths";
import { FilmEnd } from "./film-end";
import { FilmSpeed, keepFilmSpeed, useFilmSpeed } from "./film-speed";
import { filmFrame } from "./frame";
import { Transcript } from "./transcript";
import { useCaptionLines } from "./use-caption-lines";
import { useFreshAddress } from "./use-fresh-address";
import { useIsNear } from "./use-is-near";
import { useResumedFilm } from "./use-resumed-film";
import { useWatchLog } from "./use-watch-log";

export type FilmFiles = { film: string; captions: string };

/** The transcript takes its height from the film beside it. */
const besideColumns = "xl:grid-cols-[minmax(0,1fr)_18rem] xl:gap-x-6";

/** The browser's own player: keyboard, full screen and picture-in-picture come with it. */
export function OwnFilm({
  lesson,
  poster,
  files = { film: paths.lessonFilm(lesson.id), captions: paths.lessonCaptions(lesson.id) },
  transcript,
}: {
  lesson: Pick<LessonDto, "id" | "title" | "captionsUrl">;
  poster: string | null;
  files?: FilmFiles;
  transcript: "beside" | "below";
}) {
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<HTMLTrackElement>(null);
  // A page of many films loads those that somebody is about to see.
  const isNear = useIsNear(video);
  const lines = useCaptionLines(track, isNear);
  const log = useWatchLog(lesson.id);
  const [spoken, setSpoken] = useState<CaptionLine | null>(null);
  const [hasEnded, setHasEnded] = useState(false);
  const speed = useFilmSpeed(video);
  const renewAddress = useFreshAddress();
  useResumedFilm(video, lesson.id, log);

  const jump = useCallback((start: number) => {
    if (video.current) video.current.currentTime = start;
  }, []);

  return (
    <div
      className={`grid gap-3 ${lesson.captionsUrl && transcript === "beside" ? besideColumns : ""}`}
    >
      <div className="flex min-w-0 flex-col gap-3">
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
          onPlay={({ currentTarget }) => {
            renewAddress(currentTarget);
            log?.start();
            setHasEnded(false);
          }}
          onTimeUpdate={({ currentTarget }) => {
            log?.tick(currentTarget.currentTime);
            setSpoken(spokenLine(lines ?? [], currentTarget.currentTime));
          }}
          onPause={() => log?.pause()}
          onEnded={() => setHasEnded(true)}
          onSeeking={({ currentTarget }) => renewAddress(currentTarget)}
          onStalled={({ currentTarget }) => renewAddress(currentTarget)}
          onError={({ currentTarget }) => renewAddress(currentTarget)}
          onRateChange={({ currentTarget }) => keepFilmSpeed(currentTarget.playbackRate)}
        >
          {lesson.captionsUrl && (
            <track
              ref={track}
              kind="captions"
              src={files.captions}
              srcLang="en-GB"
              label="English"
            />
          )}
        </video>
        {log && hasEnded && <FilmEnd lessonId={lesson.id} />}
        <FilmSpeed speed={speed} />
      </div>
      {lesson.captionsUrl && (
        <div className="relative">
          <Transcript place={transcript} lines={lines} spoken={spoken} onJump={jump} />
        </div>
      )}
    </div>
  );
}
