import type { Locator, Page } from "@playwright/test";

export async function drawTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/**
 * Pressed in the frame in which it was scrolled to, a button may get nothing: the browser goes by what it drew
 * last, which at that place may be a frame of another origin, such as the card's. No hand is so quick.
 */
export async function bringToHand(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await drawTwoFrames(button.page());
}
