import { useRef } from "react";

/**
 * Our address of a film may lead to one that is signed for minutes, from which browsers then go on
 * reading. A film that breaks off there, after a long pause, is asked for again at ours.
 */
export function useFilmRecovery() {
  const lastBreak = useRef<number | null>(null);
  return (film: HTMLVideoElement) => {
    const { currentTime: position, error, paused } = film;
    // A film that breaks off twice at one place would be asked for without end.
    if (error?.code !== MediaError.MEDIA_ERR_NETWORK || position === lastBreak.current) return;
    lastBreak.current = position;
    const goOn = () => {
      film.currentTime = position;
      // A browser that wants a click first shows the film paused.
      if (!paused) film.play().catch(() => {});
    };
    film.addEventListener("loadedmetadata", goOn, { once: true });
    film.load();
  };
}
