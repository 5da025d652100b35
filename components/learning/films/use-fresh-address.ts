import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Our address of a film may redirect to one that is signed for five minutes. */
const FRESH_MS = 4 * 60_000;

/**
 * Browsers go on reading from the address that ours redirected to, even after it has expired, and Chrome
 * then stalls for half a minute. A film that goes on after a long time is therefore requested from our
 * address again, and continues where it was. So is one that failed, when `askAgain` is called.
 */
export function useFreshAddress(video: RefObject<HTMLVideoElement | null>) {
  // A film that plays before the effect has run was requested together with its page.
  const askedAt = useRef(Number.POSITIVE_INFINITY);
  const isComing = useRef(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    askedAt.current = Date.now();
    // It may have failed before the framework could hear of it.
    if (video.current?.error) setHasFailed(true);
  }, [video]);

  const askAgain = useCallback(() => {
    const film = video.current;
    if (!film) return;
    askedAt.current = Date.now();
    // Where the last request has not been answered, the film is at 0 by now, and its place is kept already.
    if (!isComing.current) {
      isComing.current = true;
      const { currentTime: position, paused } = film;
      const goOn = () => {
        isComing.current = false;
        setHasFailed(false);
        // A film that has not come yet is still to be moved to where the learner left off.
        if (position > 0) film.currentTime = position;
        // A browser that insists on a click first shows the film paused.
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
