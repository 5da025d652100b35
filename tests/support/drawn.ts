import type { Locator, Page } from "@playwright/test";

export async function drawTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/**
 * A button pressed in the very frame in which it was scrolled to may miss the press: the browser goes by what
 * it drew last, which may be a frame of another origin there, such as the card's. No hand is that quick.
 */
export async function bringToHand(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await drawTwoFrames(button.page());
}
