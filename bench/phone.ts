import { type Browser, type BrowserContext, type CDPSession, chromium } from "@playwright/test";
import { obtainChromium } from "@/tests/support/chromium";
import { type Act, acts } from "./phone-acts";
import { openSlowLines } from "./slow-line";
import type { Shop } from "./world";

/** In milliseconds, until a person sees what they wait for. */
export type Waits = Record<string, number[]>;

const SLOWER_PROCESSOR = 4;

/** Acts take turns, each in a new browser profile, so that nothing of the site is cached. */
export async function runPhone({ ours, learners, sandbox }: Shop, times: number): Promise<Waits> {
  const { PORT, STRIPE_SANDBOX_PORT } = sandbox.ports;
  const lines = await openSlowLines([PORT, STRIPE_SANDBOX_PORT]);
  const browser = await chromium.launch({
    executablePath: await obtainChromium(),
    args: [`--host-resolver-rules=${lines.rules}`],
  });
  const [cookie = ""] = learners.cookies;
  const waits: Waits = Object.fromEntries(acts.map(({ name }) => [name, []]));
  for (let time = 0; time < times; time++) {
    for (const act of acts) {
      const context = await openPhone(browser, ours.url, act.isSignedIn ? cookie : "");
      waits[act.name]?.push(await perform(context, act, learners.slug));
      await context.close();
    }
  }
  await browser.close();
  lines.close();
  return waits;
}

async function openPhone(browser: Browser, url: string, cookie: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    // `isMobile` would switch the scrollbars at each new page, for which Chrome restyles the one that is left. No phone
    // does that.
    hasTouch: true,
    baseURL: url,
  });
  const [name = "", value = ""] = cookie.split("=");
  if (name) await context.addCookies([{ name, value, url }]);
  return context;
}

async function perform(context: BrowserContext, act: Act, slug: string): Promise<number> {
  await context.addInitScript(act.isSign ? watchPress(act.isThere) : watch(act.isThere));
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
  const wait = await listen(tools);
  await act.run(page, slug);
  return wait.promise;
}

/** Playwright's own waiting would run a script of 330 kB in the page, which delays a slow processor by 90 ms. */
async function listen(tools: CDPSession) {
  const wait = Promise.withResolvers<number>();
  const timer = setTimeout(() => wait.reject(new Error("Nothing came within 30 s.")), 30_000);
  tools.on("Runtime.bindingCalled", ({ payload }) => {
    clearTimeout(timer);
    wait.resolve(Number(payload));
  });
  await tools.send("Runtime.enable");
  await tools.send("Runtime.addBinding", { name: "tell" });
  return wait;
}

/**
 * Measures from the press, or from the start of a page without one, to the first frame that shows the awaited
 * content, which may be on another page.
 */
const watch = (condition: Act["isThere"]) => `{
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("pointerdown", ({ timeStamp }) => {
    if (!document.querySelector("[data-pressed]")) return;
    sessionStorage.setItem("start", performance.timeOrigin + timeStamp);
  }, true);
  requestAnimationFrame(function look() {
    const start = sessionStorage.getItem("start");
    if (!start || !(${condition})()) requestAnimationFrame(look);
    else {
      const done = () => tell(String(now() - start));
      // The frame has been drawn once a timeout runs or the next one begins; during loading, either can be late.
      setTimeout(done);
      requestAnimationFrame(done);
    }
  });
}`;

/**
 * A timeout would run only once the browser has also handled the click that ends the press, long after the frame. So
 * the browser itself is asked when it showed the frame after the press (W3C Event Timing, in steps of 8 ms).
 */
const watchPress = (condition: Act["isThere"]) => `{
  const { promise, resolve } = Promise.withResolvers();
  requestAnimationFrame(function look() {
    const begun = performance.now();
    if (!(${condition})()) requestAnimationFrame(look);
    else setTimeout(() => resolve({ begun, drawn: performance.now() }));
  });
  new PerformanceObserver(async (list) => {
    const [{ startTime, duration }] = list.getEntries();
    const { begun, drawn } = await promise;
    const isInThatFrame = begun < startTime + duration;
    tell(String(isInThatFrame ? duration : drawn - startTime));
  }).observe({ type: "first-input" });
}`;
