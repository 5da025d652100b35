import { type RefObject, useEffect } from "react";
import { useWatched } from "@/components/learning/progress-context";
import { resumePoint } from "@/lib/learning/rules";
import type { WatchLog } from "./watch-log";

/**
 * Moves a film to where the learner left off; a visitor has no `log` and starts at the beginning. A film may be
 * playing before hydration: it is then logged, and not put back to its beginning.
 */
export function useResumedFilm(
  video: RefObject<HTMLVideoElement | null>,
  lessonId: number,
  log: WatchLog | null,
): void {
  const resumeAt = useWatched(lessonId)?.position ?? 0;
  // Another device's position may arrive from the server after the film has loaded.
  useEffect(() => {
    const film = video.current;
    if (!film || !log) return;
    const isPlaying = !film.paused;
    if (isPlaying) log.start();
    if (log.isWatched || film.currentTime === resumeAt || (isPlaying && resumeAt === 0)) return;
    return onceLoaded(film, () => {
      film.currentTime = resumePoint(resumeAt, film.duration);
    });
  }, [video, log, resumeAt]);
}

/** Runs at once if the film's length is already known; otherwise returns a function that cancels the wait. */
function onceLoaded(film: HTMLVideoElement, run: () => void) {
  if (film.readyState >= HTMLMediaElement.HAVE_METADATA) {
    run();
    return;
  }
  film.addEventListener("loadedmetadata", run, { once: true });
  return () => film.removeEventListener("loadedmetadata", run);
}
