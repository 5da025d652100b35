import { type RefObject, useEffect, useState } from "react";
import { loadScript } from "@/components/ui/load-script";

/** The parts we use of the player that Vimeo's script provides. */
type VimeoPlayer = {
  on(event: "play" | "pause" | "ended", listener: () => void): void;
  on(event: "timeupdate", listener: (time: { seconds: number; duration: number }) => void): void;
  getPaused(): Promise<boolean>;
  setCurrentTime(seconds: number): Promise<number>;
  play(): Promise<void>;
  off(event: "play" | "pause" | "ended" | "timeupdate"): void;
};

declare global {
  interface Window {
    Vimeo?: { Player: new (frame: HTMLIFrameElement) => VimeoPlayer };
  }
}

const VIMEO_SCRIPT = "https://player.vimeo.com/api/player.js";

const PAUSE_MS = 3_000;

/**
 * Null until the script has loaded for a film that `isWanted`; without it the film still plays, but nothing
 * else would tell that its place is not saved. It is therefore asked for until it comes.
 */
export function useVimeoPlayer(
  frame: RefObject<HTMLIFrameElement | null>,
  isWanted: boolean,
): VimeoPlayer | null {
  const [player, setPlayer] = useState<VimeoPlayer | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      loadScript(VIMEO_SCRIPT, () => window.Vimeo)
        .then(({ Player }) => frame.current && setPlayer(new Player(frame.current)))
        .catch(() => {
          if (frame.current) timer = setTimeout(ask, PAUSE_MS);
        });
    };
    ask();
    return () => clearTimeout(timer);
  }, [frame, isWanted]);
  return player;
}
