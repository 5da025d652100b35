import type { Locator } from "@playwright/test";

/**
 * Plays the film, from a given second or from its current position; muted, because browsers block
 * sound without a click.
 */
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
