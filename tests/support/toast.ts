import type { Page } from "@playwright/test";

export function toast(page: Page) {
  return page.getByRole("region", { name: "Notification" });
}
