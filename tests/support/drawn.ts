import type { Locator, Page } from "@playwright/test";

export async function drawTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/**
 * A button pressed in the very frame in which it was scrolled to may miss the press: it lands on what the browser
 * drew there last, which may be a frame of another origin, such as the card's. No person is that quick.
 */
export async function bringToHand(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await drawTwoFrames(button.page());
}
