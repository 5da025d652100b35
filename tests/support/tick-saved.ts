import { expect, type Page } from "@playwright/test";

/** On the list of lessons a tick shows before it is saved; until it is, no other can be made. */
export async function untilTickIsSaved(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Mark as Incomplete" }).first()).toBeEnabled();
}
