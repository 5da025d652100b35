import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { untilHydrated } from "./hydrated";

export const translation = readFileSync("tests/cases/translate-simulation.js", "utf8");

/** Changes the page as a browser's translation does. */
export async function translate(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(translation);
}
