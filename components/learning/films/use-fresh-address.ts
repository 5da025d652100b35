import { useEffect, useRef } from "react";

/** Our address of a film may lead to one that is signed for five minutes. */
const FRESH_MS = 4 * 60_000;

/**
 * Browsers go on reading from where our address led to, also when that has ended, and Chrome stalls
 * on it for half a minute. A film that is to be read on after a long time is asked for again at our
 * address, and goes on where it was.
 */
export function useFreshAddress() {
  // A film that plays before the effect has run was asked for with its page.
  const askedAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    askedAt.current = Date.now();
  }, []);

  return (film: HTMLVideoElement) => {
    if (Date.now() - askedAt.current < FRESH_MS) return;
    askedAt.current = Date.now();
    const { currentTime: position, paused } = film;
    const goOn = () => {
      film.currentTime = position;
      // A browser that wants a click first shows the film paused.
      if (!paused) film.play().catch(() => {});
    };
    film.addEventListener("loadedmetadata", goOn, { once: true });
    film.load();
  };
}
