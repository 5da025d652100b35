import { expect, type Page } from "@playwright/test";

/** The list of lessons shows a tick before it is saved; until then, no other tick can be made. */
export async function untilTickIsSaved(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Mark as Incomplete" }).first()).toBeEnabled();
}
