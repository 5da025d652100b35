import { expect, type Locator, type Page } from "@playwright/test";

/** Goes by Tab key to the target, unless it has the focus already, and checks that a reader can see it there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  if (await isFocused()) return;
  for (let steps = 0; steps < 120; steps++) {
    await page.keyboard.press("Tab");
    if (await isFocused()) return expect(target).toBeInViewport({ ratio: 0.5 });
  }
  throw new Error(`Tab never reached ${target}.`);
}

/** Goes by Tab key to the control with this name, and presses Enter there. */
export async function pressByKeys(
  page: Page,
  name: string | RegExp,
  role: "button" | "link" = "button",
): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press("Enter");
}

/** Overwrites a field's text, as somebody without a mouse would. */
export async function typeOver(page: Page, label: string, words: string): Promise<void> {
  await page.getByLabel(label).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
}
