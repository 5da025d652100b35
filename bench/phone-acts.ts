import type { Page } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import type { PhoneShop } from "./phone";

export type Act = {
  name: string;
  isSignedIn?: boolean;
  /** Returns the moment from which is counted, in milliseconds since 1970. */
  run: (page: Page, shop: PhoneShop) => Promise<number>;
  /** Runs in the page. */
  isThere: () => unknown;
};

export const acts: Act[] = [
  {
    name: "first press on a cold page, to its sign",
    run: async (page) => {
      await page.goto(paths.home);
      return press(page, 'button[aria-label="Pause testimonials"]');
    },
    isThere: hasChanged,
  },
  {
    name: "first press on a cold learning page, to its sign",
    isSignedIn: true,
    run: async (page, { slug }) => {
      await page.goto(paths.content(slug), { waitUntil: "commit" });
      return press(page, "form[action*=progress] button");
    },
    isThere: hasChanged,
  },
  {
    name: "subscribe on a cold page, to its answer",
    run: async (page) => {
      await page.goto(paths.home);
      const field = "form[action*=subscribe] input";
      await page.locator(field).evaluate((it: HTMLInputElement) => {
        it.scrollIntoView({ block: "center", behavior: "instant" });
        it.focus();
        it.value = `${Date.now()}@example.test`;
      });
      return press(page, "form[action*=subscribe] button");
    },
    isThere: () => document.body.innerText.includes("Success!"),
  },
  {
    name: "home to a course",
    run: async (page, { slug }) => {
      await page.goto(paths.home);
      return press(page, `a[href="${paths.course(slug)}"]`);
    },
    isThere: () => location.pathname.startsWith("/courses/") && document.querySelector("h1"),
  },
  {
    name: "course to a checkout that can be typed into",
    run: async (page, { slug }) => {
      await page.goto(paths.course(slug));
      return press(page, 'a[href^="/checkout"]');
    },
    isThere: () => document.querySelector("main input[name=email]"),
  },
  {
    name: "course to a checkout with its card fields",
    run: async (page, { slug }) => {
      await page.goto(paths.course(slug));
      return press(page, 'a[href^="/checkout"]');
    },
    isThere: () => document.querySelector("main form button[type=submit]:not([disabled])"),
  },
  {
    name: "learning page, to its text",
    isSignedIn: true,
    run: async (page, { slug }) => {
      const start = Date.now();
      await page.addInitScript(() => sessionStorage.setItem("watching", "yes"));
      await page.goto(paths.content(slug), { waitUntil: "commit" });
      return start;
    },
    isThere: () => document.querySelector("article h2"),
  },
  {
    name: "film, from the press to its first frame",
    isSignedIn: true,
    run: async (page, { slug }) => {
      await page.goto(paths.content(slug), { waitUntil: "load" });
      await page.locator("video").evaluate((it: HTMLVideoElement) => {
        it.requestVideoFrameCallback(() => it.setAttribute("data-frame", ""));
      });
      return press(page, "video");
    },
    isThere: () => document.querySelector("video[data-frame]"),
  },
];

/** Taps the control without the checks of Playwright, which would take turns with the page's own work. */
async function press(page: Page, selector: string): Promise<number> {
  const control = page.locator(selector).first();
  await control.waitFor({ state: "attached" });
  const place = await control.evaluate((it) => {
    it.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = it.getBoundingClientRect();
    it.setAttribute("data-pressed", "");
    sessionStorage.setItem("before", it.outerHTML);
    sessionStorage.setItem("watching", "yes");
    return { x: x + width / 2, y: y + height / 2 };
  });
  const start = Date.now();
  await page.touchscreen.tap(place.x, place.y);
  return start;
}

function hasChanged(): boolean {
  const pressed = document.querySelector("[data-pressed]");
  return pressed?.outerHTML !== sessionStorage.getItem("before");
}
