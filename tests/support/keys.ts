import { expect, type Page } from "@playwright/test";

/** Goes by Tab key to the control with this name, and presses Enter there. */
export async function pressByKeys(page: Page, name: string | RegExp): Promise<void> {
  const target = page
    .locator("a, button, summary")
    .filter({ hasText: name })
    .filter({ visible: true })
    .first();
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
  await page.keyboard.press("Enter");
}

/** Overwrites a field's text, as somebody without a mouse would. */
export async function typeOver(page: Page, label: string, words: string): Promise<void> {
  await page.getByLabel(label).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
}
