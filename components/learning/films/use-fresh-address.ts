import { useEffect, useRef } from "react";

/** Our address of a film may redirect to one that is signed for five minutes. */
const FRESH_MS = 4 * 60_000;

/**
 * Browsers go on reading from the address that ours redirected to, even after it has expired, and Chrome
 * then stalls for half a minute. A film that goes on after a long time is therefore requested from our
 * address again, and continues where it was.
 */
export function useFreshAddress() {
  // A film that plays before the effect has run was requested together with its page.
  const askedAt = useRef(Number.POSITIVE_INFINITY);
  const isComing = useRef(false);
  useEffect(() => {
    askedAt.current = Date.now();
  }, []);

  return (film: HTMLVideoElement) => {
    if (Date.now() - askedAt.current < FRESH_MS) return;
    askedAt.current = Date.now();
    // Where the last request has not been answered, the film is at 0 by now, and its place is kept already.
    if (!isComing.current) {
      isComing.current = true;
      const { currentTime: position, paused } = film;
      const goOn = () => {
        isComing.current = false;
        film.currentTime = position;
        // A browser that insists on a click first shows the film paused.
        if (!paused) film.play().catch(() => {});
      };
      film.addEventListener("loadedmetadata", goOn, { once: true });
    }
    film.load();
  };
}
