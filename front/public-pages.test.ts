import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { logger } from "../lib/logger.ts";
import { ChangeBarrier } from "./change-barrier.ts";
import { MOST_KEPT, PublicPages } from "./public-pages.ts";

test("of more pages than there is room for, those that were rendered last are kept", async () => {
  const paths = Array.from({ length: MOST_KEPT + 1 }, (_, number) => `/courses/${number}`);
  const rendered: string[] = [];
  const pages = new PublicPages(async ({ url = "" }, response) => {
    if (url !== "/sitemap.xml") rendered.push(url);
    const addresses = paths.map((path) => `<loc>http://localhost${path}</loc>`).join("");
    response.setHeader("content-type", "text/html");
    response.end(url === "/sitemap.xml" ? addresses : `<body>${url}</body>`);
  });
  pages.listens(new ChangeBarrier(async () => {}));
  await pages.renderAll();
  expect(rendered).toHaveLength(MOST_KEPT);

  const [first = "", second = ""] = paths;
  const last = paths.at(-1) ?? "";
  for (const path of [last, second, first]) expect(await pages.find(request(path))).toBeDefined();
  expect(rendered.slice(MOST_KEPT)).toEqual([last, first]);
});

test("a page that is gone is not served once more, and one that fails is served as it was", async () => {
  let status = 200;
  const pages = new PublicPages(async ({ url = "" }, response) => {
    if (url === "/sitemap.xml") response.end("<loc>http://localhost/about</loc>");
    else response.writeHead(status, { "content-type": "text/html" }).end("<body></body>");
  });
  pages.listens(new ChangeBarrier(async () => {}));
  const kept = await pages.find(request("/about"));
  expect(kept).toBeDefined();
  status = 500;
  pages.contentChanged();
  expect(await pages.find(request("/about"))).toBe(kept);
  status = 404;
  pages.listens(new ChangeBarrier(async () => {}));
  await expect.poll(() => pages.find(request("/about")), { timeout: 5000 }).toBeUndefined();
});

test("of a sitemap that cannot be read the status is logged, and nothing of the answer", async () => {
  const logged = vi.spyOn(logger, "warn").mockReturnValue();
  const pages = new PublicPages(async (_request, response) => {
    response.writeHead(503, { "set-cookie": "session-token=s3cret" }).end("Dear Ann");
  });
  expect(await pages.find(request("/about"))).toBeUndefined();
  expect(logged.mock.calls).toEqual([
    [{ status: 503 }, "the sitemap cannot be read: the pages kept so far have to do"],
  ]);
});

test("a public list is kept as the pages are", async () => {
  let asked = 0;
  const pages = new PublicPages(async ({ url = "" }, response) => {
    if (url === "/sitemap.xml") return void response.end("");
    asked += 1;
    response.setHeader("content-type", "application/json").end("[]");
  });
  pages.listens(new ChangeBarrier(async () => {}));
  const path = "/api/courses/featured";
  const [first, second] = [await pages.find(request(path)), await pages.find(request(path))];
  expect(first?.encodings.identity.head).toContain("application/json");
  expect(second).toBe(first);
  expect(asked).toBe(1);
  pages.contentChanged();
  await pages.find(request(path));
  expect(asked).toBe(2);
  expect(await pages.find(request("/api/courses/1/lessons"))).toBeUndefined();
});

test("whoever asks for all the lists there are pushes no page out", async () => {
  let asked = 0;
  const pages = new PublicPages(async ({ url = "" }, response) => {
    if (url === "/sitemap.xml") return void response.end("<loc>http://localhost/about</loc>");
    if (url === "/about") asked += 1;
    response.setHeader("content-type", url === "/about" ? "text/html" : "application/json");
    response.end("<body></body>");
  });
  pages.listens(new ChangeBarrier(async () => {}));
  const kept = await pages.find(request("/about"));
  for (let id = 0; id <= MOST_KEPT; id += 1) {
    await pages.find(request(`/api/courses/slug/${id}`));
  }
  expect(await pages.find(request("/about"))).toBe(kept);
  expect(asked).toBe(1);
});

function request(url: string): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { url });
}
