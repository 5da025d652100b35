import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the target has the focus, and checks that the focus is visible there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  if (await isFocused()) return;
  for (let steps = 0; steps < 120; steps++) {
    await page.keyboard.press("Tab");
    if (await isFocused()) return expect(target).toBeInViewport({ ratio: 0.5 });
  }
  throw new Error(`Tab never reached ${target}.`);
}

/** Presses Tab until the control with this name has the focus, then Enter. */
export async function pressByKeys(
  page: Page,
  name: string | RegExp,
  role: "button" | "link" = "button",
): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press("Enter");
}

/** Overwrites a field's text by keyboard. */
export async function typeOver(page: Page, label: string, words: string): Promise<void> {
  await page.getByLabel(label).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
}
