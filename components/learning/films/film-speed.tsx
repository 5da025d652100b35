"use client";

import { type RefObject, useEffect } from "react";
import { storeText, useStoredText } from "@/components/learning/stored-text";

const KEY = "film-speed";
const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** This browser's speed for all films, applied to this one too. */
export function useFilmSpeed(video: RefObject<HTMLVideoElement | null>): number {
  const stored = Number(useStoredText(KEY));
  const speed = SPEEDS.includes(stored) ? stored : 1;
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    film.defaultPlaybackRate = speed;
    film.playbackRate = speed;
  }, [video, speed]);
  return speed;
}

export function keepFilmSpeed(speed: number): void {
  storeText(KEY, String(speed));
}

export function FilmSpeed({ speed, title }: { speed: number; title: string }) {
  return (
    <label className="flex items-center gap-2 self-end text-sm print:hidden">
      Speed
      <select
        aria-label={`Speed: ${title}`}
        value={speed}
        onChange={(event) => keepFilmSpeed(Number(event.target.value))}
        className="min-h-11 rounded-control border border-muted bg-surface px-2"
      >
        {SPEEDS.map((value) => (
          <option key={value} value={value}>
            {value}×
          </option>
        ))}
      </select>
    </label>
  );
}
