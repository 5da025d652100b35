import type Player from "@vimeo/player";
import { type RefObject, useEffect, useState } from "react";

const PAUSE_MS = 3_000;

/**
 * Null until the player's script has loaded for a film that `isWanted`; without it the film still plays, but
 * its place is not saved, and nothing tells so. It is therefore asked for until it comes.
 */
export function useVimeoPlayer(
  frame: RefObject<HTMLIFrameElement | null>,
  isWanted: boolean,
): Player | null {
  const [player, setPlayer] = useState<Player | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      import("@vimeo/player")
        .then(({ default: Player }) => frame.current && setPlayer(new Player(frame.current)))
        .catch(() => {
          if (frame.current) timer = setTimeout(ask, PAUSE_MS);
        });
    };
    ask();
    return () => clearTimeout(timer);
  }, [frame, isWanted]);
  return player;
}
