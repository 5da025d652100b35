import type { Locator } from "@playwright/test";

/** Plays it, from a second on or from where it is; muted, as browsers play aloud only what a person has started. */
export async function play(film: Locator, start?: number): Promise<void> {
  await film.evaluate((video: HTMLVideoElement, from) => {
    video.muted = true;
    if (from !== undefined) video.currentTime = from;
    return video.play();
  }, start);
}

export const pause = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.pause());

/** In seconds. */
export const position = (film: Locator) =>
  film.evaluate((video: HTMLVideoElement) => video.currentTime);
