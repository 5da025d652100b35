"use client";

import { type RefObject, useEffect } from "react";
import { storeText, useStoredText } from "@/components/learning/stored-text";

const KEY = "film-speed";
const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** For browsers that refuse storage: the choice then holds until the page is left. */
let chosen = "";

/** This browser's speed for all films, applied to this one too. Extensions choose others between ours. */
export function useFilmSpeed(video: RefObject<HTMLVideoElement | null>): number {
  const stored = Number(useStoredText(KEY, () => chosen));
  const speed = stored >= 0.0625 && stored <= 16 ? stored : 1;
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    film.defaultPlaybackRate = speed;
    film.playbackRate = speed;
  }, [video, speed]);
  return speed;
}

export function keepFilmSpeed(speed: number): void {
  chosen = String(speed);
  storeText(KEY, chosen);
}

export function FilmSpeed({ speed, title }: { speed: number; title: string }) {
  return (
    <label className="flex items-center gap-2 self-end text-sm print:hidden">
      Speed
      <select
        aria-label={`Speed: ${title}`}
        value={speed}
        onChange={(event) => keepFilmSpeed(Number(event.target.value))}
        className="min-h-11 rounded-control border border-muted bg-surface px-2 text-base"
      >
        {[...new Set([...SPEEDS, speed])].map((value) => (
          <option key={value} value={value}>
            {value}×
          </option>
        ))}
      </select>
    </label>
  );
}
