import type { Page } from "@playwright/test";

export const VIMEO_FILM = "https://player.vimeo.com/video/76979871";
export const VIMEO_SCRIPT = "https://player.vimeo.com/api/player.js";

/** The small part of Vimeo's script that the page uses; the test plays the film by hand. */
const vimeoScript = `
  window.Vimeo = { Player: class {
    constructor(frame) { this.frame = frame; this.listeners = {}; this.told = []; frame.vimeo = this; }
    on(event, listener) { this.listeners[event] = listener; }
    off(event) { delete this.listeners[event]; }
    getPaused() { return Promise.resolve(!("playing" in this.frame.dataset)); }
    setCurrentTime(seconds) { this.told.push(seconds); return Promise.resolve(seconds); }
    play() { this.told.push("play"); return Promise.resolve(); }
  } };`;

/** Stands in for Vimeo; its script loads once `isLet` resolves. */
export async function fakeVimeo(page: Page, isLet?: Promise<void>) {
  await page.route(VIMEO_SCRIPT, async (route) => {
    await isLet;
    await route.fulfill({ contentType: "text/javascript", body: vimeoScript });
  });
  await page.route("https://player.vimeo.com/video/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Film</title>" }),
  );
  const frame = page.getByTitle("Film: The film");
  return {
    frame,
    isHeard: () =>
      frame.evaluate((element) => "ended" in (Reflect.get(element, "vimeo")?.listeners ?? {})),
    happen: (event: string, time?: object) =>
      frame.evaluate(
        (element, [name, detail]) => Reflect.get(element, "vimeo").listeners[name](detail),
        [event, time] as const,
      ),
    told: () => frame.evaluate((element) => Reflect.get(element, "vimeo").told),
  };
}
