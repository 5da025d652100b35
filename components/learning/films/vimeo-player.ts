import type Player from "@vimeo/player";
import { type RefObject, useEffect, useState } from "react";

const PAUSE_MS = 3_000;
const MOST_TRIES = 5;

/** Enough for the player to answer on a slow line; nothing else reveals that Vimeo is blocked. */
const PATIENCE_MS = 12_000;

type Found = { player: Player | null; isBlocked: boolean };

/**
 * Returns no player until a film `isWanted` and its script has loaded. Without the script the film still plays,
 * but its position is silently not saved, so the script is requested several times.
 */
export function useVimeoPlayer(
  frame: RefObject<HTMLIFrameElement | null>,
  isWanted: boolean,
): Found {
  const [player, setPlayer] = useState<Player | null>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const ask = (tries: number) => {
      import("@vimeo/player")
        .then(({ default: Player }) => {
          if (!frame.current) return;
          // Only now: a script of ours that is late does not mean that Vimeo is blocked.
          patience ??= setTimeout(setIsBlocked, PATIENCE_MS, true);
          const found = new Player(frame.current);
          setPlayer(found);
          return found.ready().then(() => {
            clearTimeout(patience);
            setIsBlocked(false);
          });
        })
        .catch(() => {
          if (frame.current && tries < MOST_TRIES) timer = setTimeout(ask, PAUSE_MS, tries + 1);
        });
    };
    ask(1);
    return () => {
      clearTimeout(timer);
      clearTimeout(patience);
    };
  }, [frame, isWanted]);
  return { player, isBlocked };
}
