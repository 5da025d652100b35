import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Our address of a film may redirect to one that is signed for five minutes. */
const FRESH_MS = 4 * 60_000;

/**
 * Browsers go on reading from the address that ours redirected to, even after it has expired, and Chrome then
 * stalls for half a minute. A film resumed after a long time is therefore requested from our address again, and
 * continues where it was. `askAgain` does the same for a film that failed.
 */
export function useFreshAddress(video: RefObject<HTMLVideoElement | null>) {
  // A film that plays before this effect runs was requested together with its page.
  const askedAt = useRef(Number.POSITIVE_INFINITY);
  const isComing = useRef(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    askedAt.current = Date.now();
    // The film may have failed before hydration.
    if (video.current?.error) setHasFailed(true);
  }, [video]);

  const askAgain = useCallback(() => {
    const film = video.current;
    if (!film) return;
    askedAt.current = Date.now();
    // While the last request is unanswered, the film is at 0 and its position is already kept.
    if (!isComing.current) {
      isComing.current = true;
      const { currentTime: position, paused } = film;
      const goOn = () => {
        isComing.current = false;
        setHasFailed(false);
        // A film at 0 had not loaded yet, and will still be moved to where the learner left off.
        if (position > 0) film.currentTime = position;
        // A browser that requires a click shows the film paused.
        if (!paused) film.play().catch(() => {});
      };
      film.addEventListener("loadedmetadata", goOn, { once: true });
    }
    film.load();
  }, [video]);

  const renew = () => {
    const isOld = Date.now() - askedAt.current >= FRESH_MS;
    if (isOld) askAgain();
    return isOld;
  };
  const fail = () => {
    if (!renew()) setHasFailed(true);
  };
  return { renew, fail, hasFailed, askAgain };
}
