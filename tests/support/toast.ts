import type { Page } from "@playwright/test";

/** The message that comes over a page and leaves by itself. */
export function toast(page: Page) {
  return page.getByRole("region", { name: "Notification" });
}
