import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { expectToSuitEveryone } from "./everyone";
import { expectToFitEnlarged } from "./public-page-fit";

/**
 * Checks that a page is accessible on a phone and a desktop, fits with enlarged text, is the same without scripts, and
 * has no empty parts.
 */
export async function expectToBeSound(page: Page, path: string): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expectToSuitEveryone(page);
    expect.soft(await page.evaluate(findEmpty), path).toEqual([]);
  }
  expect.soft(emptyFacts(await structuredData(page)), path).toEqual([]);
  await expectToFitEnlarged(page, path);
  await expectSameWithoutScript(page, path);
}

/** Runs in the page. Finds headings, frames, lists and links without content. */
function findEmpty(): string[] {
  const parts =
    "h1, h2, h3, h4, p, ul, ol, dl, li, a, button, figure, blockquote, section, summary, iframe, img";
  return [...document.querySelectorAll(`main :is(${parts})`)]
    .filter((part) => part.checkVisibility())
    .filter((part) => {
      if (part.matches("iframe, img")) return !part.getAttribute("src");
      const isNamed = part.getAttribute("aria-label") || part.getAttribute("role") === "status";
      return (
        !isNamed &&
        !part.textContent?.trim() &&
        !part.querySelector("img, svg, iframe, video, input")
      );
    })
    .map((part) => part.outerHTML.slice(0, 160));
}

async function structuredData(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => z.record(z.string(), z.unknown()).parse(JSON.parse(text)));
}

/** The names of stated facts that are empty. */
function emptyFacts(value: unknown, name = ""): string[] {
  if (typeof value !== "object" || value === null) return value === "" ? [name] : [];
  return Object.entries(value).flatMap(([key, fact]) => emptyFacts(fact, `${name}.${key}`));
}

async function expectSameWithoutScript(page: Page, path: string): Promise<void> {
  const headings = (from: Page) => from.locator("main").locator("h1, h2, h3").allTextContents();
  const browser = page.context().browser();
  const bare = await browser?.newContext({ javaScriptEnabled: false });
  const reader = await bare?.newPage();
  await reader?.goto(new URL(path, page.url()).href);
  expect.soft(reader && (await headings(reader)), path).toEqual(await headings(page));
  await bare?.close();
}
