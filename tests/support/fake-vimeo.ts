import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buildFolder } from "./world";

export const VIMEO_FILM = "https://player.vimeo.com/video/76979871";

/** Simulates the messages that Vimeo's frame sends and receives; the test plays the film by hand. */
const vimeoPage = `<title>Film</title><script>
  const heard = new Set();
  const send = (message) => parent.postMessage(message, "*");
  window.vimeo = { isPlaying: false, sent: [], send, isHeard: () => heard.has("ended") };
  addEventListener("message", ({ data: { method, value } }) => {
    if (method === "addEventListener") heard.add(value);
    if (method === "removeEventListener") heard.delete(value);
    if (method === "setCurrentTime") vimeo.sent.push(value);
    if (method === "play") vimeo.sent.push("play");
    send({ method, value: method === "getPaused" ? !vimeo.isPlaying : value });
  });
  send({ event: "ready" });
</script>`;

/** The file of the build that contains Vimeo's script, as an address. */
export function vimeoScript(): string {
  const folder = join(buildFolder, "static/chunks");
  const holdsIt = (name: string) => readFileSync(join(folder, name), "utf8").includes("vimeo_t_");
  const file = readdirSync(folder).find((name) => name.endsWith(".js") && holdsIt(name));
  return `**/_next/static/chunks/${file}`;
}

export async function fakeVimeo(page: Page) {
  await page.route("https://player.vimeo.com/video/**", (route) =>
    route.fulfill({ contentType: "text/html", body: vimeoPage }),
  );
  const frame = page.getByTitle("Film: The film");
  const inside = frame.contentFrame().locator(":root");
  return {
    frame,
    isHeard: () => inside.evaluate(() => Reflect.get(window, "vimeo").isHeard()),
    /** As if the viewer had pressed play before Vimeo's script could notice. */
    begin: () =>
      inside.evaluate(() => Object.assign(Reflect.get(window, "vimeo"), { isPlaying: true })),
    happen: (event: string, data?: object) =>
      inside.evaluate((_, message) => Reflect.get(window, "vimeo").send(message), { event, data }),
    sent: () => inside.evaluate(() => Reflect.get(window, "vimeo").sent),
  };
}
