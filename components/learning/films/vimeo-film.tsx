"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useWatched } from "@/components/learning/progress-context";
import { FilmEnd, fetchFilmEnd } from "./film-end-later";
import { FilmLayout } from "./film-layout";
import { filmFrame } from "./frame";
import { takeTurn } from "./plays-next";
import type { TranscriptPlace } from "./transcript";
import { useCaptionLines } from "./use-caption-lines";
import { useIsNear } from "./use-is-near";
import { useWatchLog } from "./use-watch-log";
import type { NextLesson } from "./use-way-on";
import { useVimeoPlayer } from "./vimeo-player";

type Props = {
  lessonId: number;
  title: string;
  embedUrl: string;
  captions: string;
  /** Null for a film without captions. */
  transcript: TranscriptPlace | null;
  next?: NextLesson;
};

/** Vimeo's player, which saves in the same way as a film of our own. */
export function VimeoFilm({ lessonId, title, embedUrl, captions, transcript, next }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useIsNear(frame);
  const { key, setTrack, follow, words } = useCaptionLines(isNear);
  const log = useWatchLog(lessonId);
  const { player, isBlocked } = useVimeoPlayer(frame, isNear);
  const [hasEnded, setHasEnded] = useState<boolean>();
  const resumeAt = useWatched(lessonId)?.position ?? 0;
  // Vimeo starts at the position in the fragment, and would restart the film if the fragment changed.
  const [startAt] = useState(resumeAt);
  const place = useRef(startAt);

  useEffect(() => {
    if (!player) return;
    player.on("play", () => {
      fetchFilmEnd();
      log?.start();
      setHasEnded(false);
    });
    player.on("timeupdate", ({ seconds, duration }) => {
      log?.tick(seconds, duration);
      follow(seconds);
    });
    player.on("pause", () => log?.pause());
    player.on("ended", () => {
      log?.pause();
      setHasEnded(true);
    });
    return () => {
      for (const event of ["play", "timeupdate", "pause", "ended"] as const) player.off(event);
    };
  }, [player, log, follow]);

  useEffect(() => {
    if (!player || !log || log.isWatched) return;
    player.getPaused().then((paused) => {
      // The learner may have pressed play before the script had loaded.
      if (!paused) log.start();
      // Another device's position may arrive from the server later than the page.
      else if (place.current !== resumeAt) player.setCurrentTime(resumeAt).catch(console.error);
      place.current = resumeAt;
    }, console.error);
  }, [player, log, resumeAt]);

  useEffect(() => {
    if (player && takeTurn()) player.play().catch(console.info);
  }, [player]);

  const jump = useCallback(
    (start: number) => {
      // Both at once: browsers let a film start only for a moment after a click.
      if (player) Promise.all([player.setCurrentTime(start), player.play()]).catch(console.error);
    },
    [player],
  );

  return (
    <FilmLayout place={transcript} {...words} onJump={player && jump}>
      {isBlocked && (
        // Above the frame, because a phone held sideways shows nothing below it.
        <p role="alert" className="rounded-card bg-error-wash p-4 text-ink">
          This film comes from Vimeo, and something between you and Vimeo blocks it: an extension of
          this browser, perhaps, or your network.{" "}
          <a href={embedUrl} target="_blank" rel="noopener" className="text-link">
            Open the film at Vimeo
          </a>
        </p>
      )}
      <iframe
        ref={frame}
        src={startAt > 0 ? `${embedUrl}#t=${startAt}s` : embedUrl}
        title={`Film: ${title}`}
        allow="autoplay; fullscreen; picture-in-picture"
        loading="lazy"
        className={filmFrame}
      />
      {transcript && (
        // Never visible: browsers load captions only for a film that is in the page itself.
        <video hidden>
          <track key={key} ref={setTrack} kind="captions" src={captions} />
        </video>
      )}
      {log && hasEnded !== undefined && (
        <FilmEnd lessonId={lessonId} next={next} hasEnded={hasEnded} />
      )}
    </FilmLayout>
  );
}
