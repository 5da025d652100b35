"use client";

import { useEffect, useRef, useState } from "react";
import { useWatched } from "@/components/learning/progress-context";
import { loadScript } from "@/components/ui/load-script";
import { FilmEnd } from "./film-end";
import { filmFrame } from "./frame";
import { useIsNear } from "./use-is-near";
import { useWatchLog } from "./use-watch-log";
import { VIMEO_SCRIPT } from "./vimeo-player";

/** Vimeo's player, with the same saving as a film of our own. */
export function VimeoFilm({
  lessonId,
  title,
  embedUrl,
}: {
  lessonId: number;
  title: string;
  embedUrl: string;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useIsNear(frame);
  const log = useWatchLog(lessonId);
  const [isScriptReady, setIsScriptReady] = useState(false);
  const [hasEnded, setHasEnded] = useState(false);
  const watched = useWatched(lessonId);
  // Vimeo starts where the fragment says; a later change of it would start the film anew.
  const [startAt] = useState(watched?.position ?? 0);

  useEffect(() => {
    if (!isNear) return;
    // Without it the film plays all the same.
    loadScript(VIMEO_SCRIPT, () => window.Vimeo).then(() => setIsScriptReady(true), console.error);
  }, [isNear]);

  useEffect(() => {
    if (!isScriptReady || !frame.current || !window.Vimeo) return;
    const player = new window.Vimeo.Player(frame.current);
    player.on("play", () => {
      log?.start();
      setHasEnded(false);
    });
    // Somebody may have been quicker than the script.
    player.getPaused().then((paused) => {
      if (!paused) log?.start();
    }, console.error);
    player.on("timeupdate", ({ seconds }) => log?.tick(seconds));
    player.on("pause", () => log?.pause());
    player.on("ended", () => {
      log?.pause();
      setHasEnded(true);
    });
    return () => {
      for (const event of ["play", "timeupdate", "pause", "ended"] as const) player.off(event);
    };
  }, [isScriptReady, log]);

  return (
    <div className="flex flex-col gap-3">
      <iframe
        ref={frame}
        src={startAt > 0 ? `${embedUrl}#t=${startAt}s` : embedUrl}
        title={`Film: ${title}`}
        allow="fullscreen; picture-in-picture"
        loading="lazy"
        className={filmFrame}
      />
      {log && hasEnded && <FilmEnd lessonId={lessonId} />}
    </div>
  );
}
