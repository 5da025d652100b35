import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { obtainChromium } from "@/tests/support/chromium";
import { type Act, acts } from "./phone-acts";

/** Milliseconds from a press, or from the start of a navigation, to what a person waits for. */
export type Waits = Record<string, number[]>;

export type PhoneShop = { url: string; cookie: string; slug: string };

/** Slow 4G, as Lighthouse and Chrome's own tools define it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER_PROCESSOR = 4;

/** Acts take turns, each in a new browser profile, so that nothing of the site is cached. */
export async function runPhone(shop: PhoneShop, times: number): Promise<Waits> {
  const browser = await chromium.launch({ executablePath: await obtainChromium() });
  const waits: Waits = Object.fromEntries(acts.map(({ name }) => [name, []]));
  for (let time = 0; time < times; time++) {
    for (const act of acts) waits[act.name]?.push(await perform(browser, shop, act));
  }
  await browser.close();
  return waits;
}

async function perform(browser: Browser, shop: PhoneShop, act: Act): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    baseURL: shop.url,
  });
  if (act.isSignedIn) await signIn(context, shop);
  await context.addInitScript(watch(act.isThere));
  const page = await context.newPage();
  await slowDown(page);
  const start = await act.run(page, shop);
  const seen = await page.waitForFunction(() => sessionStorage.getItem("seen"));
  const wait = Number(await seen.jsonValue()) - start;
  await context.close();
  return wait;
}

async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", SLOW_4G);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
}

async function signIn(context: BrowserContext, { url, cookie }: PhoneShop): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url }]);
}

/** Writes down when the first frame was drawn that shows what is waited for. */
const watch = (condition: Act["isThere"]) => `requestAnimationFrame(function look() {
  if (!sessionStorage.getItem("watching") || !(${condition})()) requestAnimationFrame(look);
  // A timeout that is set while a frame is being drawn runs once it has been.
  else setTimeout(() => sessionStorage.setItem("seen", String(Date.now())));
})`;
