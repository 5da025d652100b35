import type { Page } from "@playwright/test";
import { paths } from "@/lib/paths/public";

export type Act = {
  name: string;
  /** The longest acceptable wait, in milliseconds. */
  goal: number;
  isSignedIn?: boolean;
  /** Whether it ends with the mark on what is pressed, on the same page. */
  isSign?: boolean;
  run: (page: Page, slug: string) => Promise<unknown>;
  /** Runs in the page at each frame. */
  isThere: () => unknown;
};

const PAUSE = 'button[aria-label="Pause testimonials"]';
const SUBSCRIBE = "form[action*=subscribe]";
const BUY = 'a[href^="/checkout"]';

export const acts: Act[] = [
  {
    name: "a press on a cold page, to its sign",
    goal: 100,
    isSign: true,
    run: async (page) => {
      await page.goto(paths.home);
      await press(page, PAUSE);
    },
    isThere: hasChanged,
  },
  {
    name: "a press on a cold learning page, to its sign",
    goal: 100,
    isSignedIn: true,
    isSign: true,
    run: async (page, slug) => {
      await page.goto(paths.content(slug));
      await press(page, "form[action*=progress] button");
    },
    isThere: hasChanged,
  },
  {
    name: "Subscribe on a cold page, to its answer",
    goal: 1200,
    run: async (page) => {
      await page.goto(paths.home);
      await page.locator(`${SUBSCRIBE} input`).evaluate((field: HTMLInputElement) => {
        field.scrollIntoView({ block: "center", behavior: "instant" });
        field.focus();
        field.value = `${Date.now()}@example.test`;
      });
      await press(page, `${SUBSCRIBE} button`);
    },
    isThere: () => document.body.innerText.includes("Success!"),
  },
  {
    name: "home to a course",
    goal: 600,
    run: async (page, slug) => {
      await page.goto(paths.home);
      await press(page, `a[href="${paths.course(slug)}"]`);
    },
    isThere: () => location.pathname.startsWith("/courses/") && document.querySelector("h1"),
  },
  {
    name: "course to a checkout that can be typed into",
    goal: 1500,
    run: async (page, slug) => {
      await page.goto(paths.course(slug));
      await press(page, BUY);
    },
    isThere: () => document.querySelector("main input[name=email]"),
  },
  {
    name: "learning page, to its text",
    goal: 1200,
    isSignedIn: true,
    run: async (page, slug) => {
      await page.addInitScript(() => sessionStorage.setItem("start", `${performance.timeOrigin}`));
      await page.goto(paths.content(slug), { waitUntil: "commit" });
    },
    isThere: () => document.querySelector("article h2"),
  },
  {
    name: "a press on a film, to its first frame",
    goal: 1000,
    isSignedIn: true,
    run: async (page, slug) => {
      await page.goto(paths.content(slug));
      await page.locator("video").evaluate((film: HTMLVideoElement) => {
        // The position of the browser's own play button differs between versions.
        film.addEventListener("pointerdown", () => {
          film.requestVideoFrameCallback(() => film.setAttribute("data-frame", ""));
          void film.play();
        });
      });
      await press(page, "video");
    },
    isThere: () => document.querySelector("[data-frame]"),
  },
];

/** Taps the control without Playwright's checks, which would compete with the page's own work. */
async function press(page: Page, selector: string): Promise<void> {
  const { x, y } = await page
    .locator(selector)
    .first()
    .evaluate(async (control) => {
      control.scrollIntoView({ block: "center", behavior: "instant" });
      // Presses only what has been painted: a timeout set in a frame runs after that frame is drawn.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      control.setAttribute("data-pressed", "");
      sessionStorage.setItem("before", control.outerHTML);
      const { left, top, width, height } = control.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  await page.touchscreen.tap(x, y);
}

function hasChanged(): boolean | undefined {
  const pressed = document.querySelector("[data-pressed]");
  // app/globals.css styles `:active`.
  return pressed?.matches(":active") || pressed?.outerHTML !== sessionStorage.getItem("before");
}
