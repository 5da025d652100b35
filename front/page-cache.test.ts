import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { logger } from "../lib/logger.ts";
import { ChangeBarrier } from "./change-barrier.ts";
import { MAX_ENTRIES, PageCache } from "./page-cache.ts";

test("when the cache is full, the pages rendered last stay", async () => {
  const paths = Array.from({ length: MAX_ENTRIES + 1 }, (_, number) => `/courses/${number}`);
  const rendered: string[] = [];
  const cache = new PageCache(async ({ url = "" }, response) => {
    if (paths.includes(url)) rendered.push(url);
    const addresses = paths.map((path) => `<loc>http://localhost${path}</loc>`).join("");
    response.setHeader("content-type", "text/html");
    response.end(url === "/sitemap.xml" ? addresses : `<body>${url}</body>`);
  });
  cache.setBarrier(new ChangeBarrier(async () => {}));
  await cache.renderAll();
  expect(rendered).toHaveLength(MAX_ENTRIES);

  const [first = "", second = ""] = paths;
  const last = paths.at(-1) ?? "";
  for (const path of [last, second, first]) expect(await cache.find(request(path))).toBeDefined();
  expect(rendered.slice(MAX_ENTRIES)).toEqual([last, first]);
});

test("a page that is gone is not sent again, and one that fails is sent from the cache", async () => {
  let status = 200;
  const cache = new PageCache(async ({ url = "" }, response) => {
    if (url === "/sitemap.xml") response.end("<loc>http://localhost/about</loc>");
    else response.writeHead(status, { "content-type": "text/html" }).end("<body></body>");
  });
  cache.setBarrier(new ChangeBarrier(async () => {}));
  const cached = await cache.find(request("/about"));
  expect(cached).toBeDefined();
  status = 500;
  cache.invalidate();
  expect(await cache.find(request("/about"))).toBe(cached);
  status = 404;
  cache.setBarrier(new ChangeBarrier(async () => {}));
  await expect.poll(() => cache.find(request("/about")), { timeout: 5000 }).toBeUndefined();
});

test("the log names the status of an unreadable sitemap, and nothing of its content", async () => {
  const logged = vi.spyOn(logger, "warn").mockReturnValue();
  const cache = new PageCache(async (_request, response) => {
    response.writeHead(503, { "set-cookie": "session-token=s3cret" }).end("Dear Ann");
  });
  expect(await cache.find(request("/about"))).toBeUndefined();
  expect(logged.mock.calls).toEqual([[{ status: 503 }, "the sitemap cannot be read"]]);
});

test("a public call is cached as pages are", async () => {
  let asked = 0;
  const cache = new PageCache(async ({ url = "" }, response) => {
    if (url === "/sitemap.xml") return void response.end("");
    asked += 1;
    response.setHeader("content-type", "application/json").end("[]");
  });
  cache.setBarrier(new ChangeBarrier(async () => {}));
  const path = "/api/courses/featured";
  const [first, second] = [await cache.find(request(path)), await cache.find(request(path))];
  expect(first?.identity.head).toContain("application/json");
  expect(second).toBe(first);
  expect(asked).toBe(1);
  cache.invalidate();
  await cache.find(request(path));
  expect(asked).toBe(2);
  expect(await cache.find(request("/api/courses/1/lessons"))).toBeUndefined();
});

test("requests for every public call push no page out of the cache", async () => {
  let asked = 0;
  const cache = new PageCache(async ({ url = "" }, response) => {
    if (url === "/sitemap.xml") return void response.end("<loc>http://localhost/about</loc>");
    if (url === "/about") asked += 1;
    response.setHeader("content-type", url === "/about" ? "text/html" : "application/json");
    response.end("<body></body>");
  });
  cache.setBarrier(new ChangeBarrier(async () => {}));
  const cached = await cache.find(request("/about"));
  for (let id = 0; id <= MAX_ENTRIES; id += 1) {
    await cache.find(request(`/api/courses/slug/${id}`));
  }
  expect(await cache.find(request("/about"))).toBe(cached);
  expect(asked).toBe(1);
});

function request(url: string): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { url });
}
