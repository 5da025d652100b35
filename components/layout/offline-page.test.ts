import { readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";

const SITE = "https://coach.example";
const source = readFileSync("public/offline-worker.js", "utf8");

type Asked = { method: string; mode: string; referrer?: string };
const network = vi.fn<(request: Asked) => Promise<Response>>();

/** The worker's answer to a request; undefined where it leaves the request to the browser. */
function ask(request: Asked): Promise<Response> | undefined {
  const heard: Record<string, (event: object) => void> = {};
  const listen = (name: string, run: (event: object) => void) => {
    heard[name] = run;
  };
  const place = { href: `${SITE}/offline-worker.js?brand=Ada%20%26%20Co`, origin: SITE };
  new Function("addEventListener", "location", "fetch", source)(listen, place, network);
  let answer: Promise<Response> | undefined;
  const respondWith = (it: Promise<Response>) => {
    answer = it;
  };
  heard.fetch?.({ request, respondWith });
  return answer;
}

const offline = () => network.mockRejectedValue(new TypeError("Failed to fetch"));
const post = (referrer: string) => ({ method: "POST", mode: "navigate", referrer });

beforeEach(() => void network.mockReset());

it("a page that cannot be reached is answered with one that loads its address again", async () => {
  offline();
  const answer = await ask({ method: "GET", mode: "navigate" });
  expect(answer?.status).toBe(503);
  const html = await answer?.text();
  expect(html).toContain("<header>Ada &#38; Co</header>");
  expect(html).toContain('<a href="">Try again</a>');
});

it("a form that cannot be sent is answered with the same page, which leads back to the form", async () => {
  offline();
  const html = await (await ask(post(`${SITE}/account?a=1&b="`)))?.text();
  expect(html).toContain("This page could not be reached");
  expect(html).toContain(`<a href="${SITE}/account?a=1&#38;b=&#34;">Try again</a>`);
});

it("a form that gets through is answered by the site", async () => {
  network.mockResolvedValue(new Response("You are signed out."));
  expect(await (await ask(post(`${SITE}/account`)))?.text()).toBe("You are signed out.");
});

it.each(["https://elsewhere.example/", `${SITE}.elsewhere.example/`, ""])(
  "a form of the page %j is left to the browser",
  (referrer) => expect(ask(post(referrer))).toBeUndefined(),
);

it("files and calls are left to the browser", () => {
  expect(ask({ method: "GET", mode: "cors" })).toBeUndefined();
  expect(ask({ method: "POST", mode: "same-origin" })).toBeUndefined();
});
