import type { Page } from "@playwright/test";
import { expectToSuitEveryone } from "../support/everyone";
import { play, position } from "../support/film";
import { untilHydrated } from "../support/hydrated";
import { tabTo } from "../support/keys";
import { FILM, type NewLesson } from "../support/learner";
import { findSmallTargets } from "../support/page-fit";
import { payInBrowser } from "../support/sale";
import { askForCode, findLink, openCheckout } from "../support/shopper";
import { toast } from "../support/toast";
import { expect, test } from "./fixtures";

export const everyKind: NewLesson[] = [
  {
    title: "A film of our own",
    videoUrl: FILM,
    contentHtml: "<p>Words to read.</p>",
    downloadUrl: "media:workbooks/sample.pdf",
  },
  { title: "Still to come", videoUrl: "coming-soon", minutes: 1 },
  { title: "A film elsewhere", videoUrl: "https://elsewhere.example/film" },
  { title: "Words alone", contentHtml: "<p>Only words.</p>" },
  {
    title: "Kept shut",
    videoUrl: FILM,
    downloadUrl: "media:workbooks/sample.pdf",
    locked: true,
  },
];

const looks = {
  generic: {
    heading: (n: number, title: string) => [`Module ${n}`, title],
    complete: "Mark Complete",
    progress: ["0%", "20%"],
    texts: ["Course Progress", "Module Content", "Course Materials"],
    download: "Download",
  },
  dedicated: {
    heading: (n: number, title: string) => [`Module ${n}: ${title}`],
    complete: "Mark as Complete",
    progress: ["0 of 5 modules complete", "1 of 5 modules complete"],
    texts: ["5 modules", "My courses"],
    download: "Download PDF",
  },
} as const;

/** Checks that the page is accessible and that its targets are large enough for fingers. */
async function expectToSuitHands(page: Page): Promise<void> {
  await expectToSuitEveryone(page);
  expect(await page.evaluate(findSmallTargets)).toEqual([]);
}

const film = (page: Page) => page.locator("video").first();

/** Defines the tests of buying and learning that depend on the layout, and checks that each state is accessible. */
export function tellStories(width: number): void {
  test.use({
    viewport: { width, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
    courseOf: { look: "dedicated", lessons: everyKind },
  });
  const isPhone = width === 360;

  test("every page from checkout to course is accessible", async ({ page, context }) => {
    test.setTimeout(120_000);
    await openCheckout(page);
    await expectToSuitHands(page);

    const { email, success } = await payInBrowser(page);
    await page.goto(success);
    await expect(page.getByRole("link", { name: "Start Learning" })).toBeVisible();
    await expectToSuitHands(page);

    await page.getByRole("link", { name: "Start Learning" }).click();
    await expect(page.getByText("0 of 11 lessons complete, 0%")).toBeVisible();
    await page.getByText("Transcript", { exact: true }).first().click();
    await expectToSuitHands(page);
    await page.goto(page.url().replace("/learn/", "/content/"));
    await expect(page.getByText("0 of 11 modules complete")).toBeVisible();
    await expectToSuitHands(page);

    await page.goto(await findLink(email, /^Your course/));
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    await expectToSuitHands(page);

    await context.clearCookies();
    await page.goto("/signin");
    await expectToSuitHands(page);
    const code = await askForCode(page, email);
    await expectToSuitHands(page);
    const field = page.getByLabel("Six-digit code");
    await tabTo(page, field);
    await page.keyboard.type("12345");
    await page.keyboard.press("Enter");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expectToSuitHands(page);
    await field.fill(code);
    await field.press("Enter");
    await expect(page.getByRole("heading", { name: "My courses" })).toBeVisible();
    await expectToSuitHands(page);

    await page.goto("/learn/no-such-course");
    await expect(page.getByRole("heading", { name: "Course Not Found" })).toBeVisible();
    await expectToSuitHands(page);
  });

  for (const [look, says] of [
    ["generic", looks.generic],
    ["dedicated", looks.dedicated],
  ] as const) {
    test.describe(`in the ${look} look`, () => {
      test.use({ courseOf: { look, lessons: everyKind } });

      test("the player shows every state with its text", async ({ page, enrolment }) => {
        const panel = page.getByRole("article");
        const complete = panel.getByRole("button", { name: says.complete });

        await test.step("a film, its text and its workbook", async () => {
          await page.goto(enrolment.module(1));
          for (const text of [...says.heading(1, "A film of our own"), ...says.texts]) {
            const shown = page.getByText(text, { exact: true }).filter({ visible: true });
            await expect(shown.first()).toBeVisible();
          }
          await expect(panel.locator("video")).toBeVisible();
          await expect(panel.getByRole("link", { name: says.download })).toBeVisible();
          await expectToSuitEveryone(page);
        });

        await test.step("completed and undone", async () => {
          await expect(page.getByText(says.progress[0], { exact: true })).toBeVisible();
          await complete.click();
          await expect(page.getByText(says.progress[1], { exact: true })).toBeVisible();
          await expect(panel.getByText("Completed", { exact: true })).toBeVisible();
          await expectToSuitEveryone(page);
          await panel.getByRole("button", { name: "Undo" }).click();
          await expect(complete).toBeEnabled();
          await expect(page.getByText(says.progress[0], { exact: true })).toBeVisible();
        });

        await test.step("a film that is still to come cannot be completed", async () => {
          await panel.getByRole("link", { name: "Next Module" }).click();
          await expect(page).toHaveURL(enrolment.module(2));
          await expect(panel.getByText("Coming Soon", { exact: true })).toBeVisible();
          await expect(
            panel.getByText("This module is currently being prepared and will be available soon."),
          ).toBeVisible();
          await expect(complete).toBeDisabled();
          await expectToSuitEveryone(page);
        });

        await test.step("a film on another site opens in a new tab", async () => {
          await panel.getByRole("link", { name: "Next Module" }).click();
          const link = panel.getByRole("link", { name: "Watch Video" });
          await expect(link).toHaveAttribute("href", "https://elsewhere.example/film");
          await expect(link).toHaveAttribute("target", "_blank");
          await expectToSuitEveryone(page);
        });

        await test.step("a text alone, before a locked module", async () => {
          await panel.getByRole("link", { name: "Next Module" }).click();
          await expect(panel.getByText("Only words.")).toBeVisible();
          await expect(panel.locator("video, iframe")).toHaveCount(0);
          await expect(panel.getByRole("button", { name: "Next Module" })).toBeDisabled();
          await expect(panel.getByRole("link", { name: "Previous" })).toBeVisible();
          const modules = page.getByRole("navigation", { name: "Course Modules" });
          if (isPhone) await modules.getByText("Course Modules").first().click();
          await expect(modules.getByRole("button", { name: /locked.*Kept shut/ })).toBeDisabled();
          await expectToSuitEveryone(page);
        });

        await test.step("the address of a locked module opens the first incomplete one", async () => {
          await page.goto(enrolment.module(5));
          await expect(panel.getByRole("heading", { level: 2 })).toContainText("A film of our own");
        });
      });
    });
  }

  test("the lesson list shows every state with its text", async ({ page, enrolment }) => {
    await page.goto(enrolment.list);
    await expect(page.getByRole("main").getByRole("link", { name: "My courses" })).toBeVisible();
    await expect(page.getByText("0 of 5 lessons complete, 0%")).toBeVisible();
    const lesson = (title: string) => page.getByRole("article").filter({ hasText: title });
    const [own, soon] = [lesson("A film of our own"), lesson("Still to come")];
    const [words, locked] = [lesson("Words alone"), lesson("Kept shut")];
    await expect(own.getByText("12 minutes")).toBeVisible();
    await expect(own.locator("video")).toBeVisible();
    await expect(own.getByRole("link", { name: "Download PDF" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Download PDF" })).toHaveCount(1);
    await expect(soon.getByText("1 minute", { exact: true })).toBeVisible();
    await expect(soon.getByText("Coming Soon", { exact: true })).toBeVisible();
    await expect(soon.getByRole("button", { name: "Mark as Complete" })).toBeDisabled();
    await expect(page.getByRole("link", { name: "Watch Video" })).toBeVisible();
    await expect(locked.getByText("This lesson is locked for now.")).toBeVisible();
    await expect(locked.locator("video")).toHaveCount(0);
    await words.getByRole("button", { name: "Mark as Complete" }).click();
    await expect(words.getByRole("heading", { name: /^Completed:/ })).toBeVisible();
    await expect(page.getByText("1 of 5 lessons complete, 20%")).toBeVisible();
    await expectToSuitEveryone(page);
    const names = await page
      .getByRole("button", { name: /^Mark as/ })
      .evaluateAll((buttons) =>
        buttons.map((it) => [it.getAttribute("aria-label") ?? "", it.textContent ?? ""]),
      );
    expect(new Set(names.map(([name]) => name)).size).toBe(4);
    for (const [name = "", text = ""] of names) expect(name.startsWith(text)).toBe(true);
  });

  test("the end of a film offers the next module, and completes nothing without a press", async ({
    page,
    enrolment,
  }) => {
    await page.goto(enrolment.module(1));
    await untilHydrated(page);
    await play(film(page), 13);
    await expect(page.getByText("That was the film.")).toBeVisible();
    await expect.poll(() => enrolment.saved()).toMatchObject({ completed: false });
    await expectToSuitEveryone(page);
    await film(page).focus();
    await tabTo(page, page.getByRole("button", { name: "Complete and go on" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Still to come" })).toBeFocused();
    await expect(page.getByText("That was the film.")).toHaveCount(0);
    await expectToSuitEveryone(page);
    await expect.poll(() => enrolment.saved()).toMatchObject({ completed: true });
  });

  test("the transcript can be searched and jumped from by keyboard", async ({
    page,
    enrolment,
  }) => {
    await page.goto(enrolment.module(1));
    const search = page.getByLabel("Search the transcript");
    if (isPhone) {
      const summary = page.locator("summary", { hasText: "Transcript" });
      const [picture, words] = [await film(page).boundingBox(), await summary.boundingBox()];
      expect(words?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
      await expect(search).toBeHidden();
      await tabTo(page, summary);
      await page.keyboard.press("Enter");
    }
    const section = page.locator("section, details").filter({ hasText: "Transcript" }).last();
    const lines = section.getByRole("listitem").getByRole("button");
    await expect(lines).toHaveCount(3);
    await expectToSuitEveryone(page);
    await tabTo(page, search);
    await page.keyboard.type("TELL the truth");
    await expect(page.getByRole("status").filter({ hasText: "1 found" })).toBeVisible();
    await expectToSuitEveryone(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => position(film(page))).toBeGreaterThan(9);
    await expect(lines.first()).toHaveAttribute("aria-current", "true");
    await search.fill("nowhere");
    await expect(page.getByText("No line has these words.")).toBeVisible();
    await expectToSuitEveryone(page);
  });

  test("a tick that could not be saved is undone, with a message", async ({ page, enrolment }) => {
    await page.goto(enrolment.list);
    const words = "Please try again in a moment.";
    await page.route(
      "**/api/lessons/*/progress",
      (route) =>
        route.fulfill({ status: 503, contentType: "text/plain; charset=utf-8", body: words }),
      { times: 1 },
    );
    const tick = page.getByRole("button", { name: "Mark as Complete: A film of our own" });
    await tick.focus();
    await page.keyboard.press("Space");
    await expect(toast(page).getByText("Not saved")).toBeVisible();
    await expect(toast(page).getByText(words)).toBeVisible();
    await expect(tick).toBeFocused();
    await expect(page.getByText("0 of 5 lessons complete, 0%")).toBeVisible();
    await expectToSuitEveryone(page);
    await toast(page).getByRole("button", { name: "Close" }).click();
    await expect(toast(page)).toHaveCount(0);
    await expect(page.getByText(`Not saved. ${words}`)).toHaveCount(1);
    await expectToSuitEveryone(page);
    await tick.click();
    await expect(
      page.getByRole("button", { name: "Mark as Incomplete: A film of our own" }),
    ).toBeEnabled();
    await expect(page.getByText("Not saved")).toHaveCount(0);
  });
}
