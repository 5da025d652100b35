import { IncomingMessage, type ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { logger } from "../lib/logger.ts";
import { ChangeBarrier } from "./change-barrier.ts";
import { ContentRevision } from "./content-revision.ts";
import { MAX_ENTRIES, PageCache } from "./page-cache.ts";

/** A cache of a site whose sitemap lists these paths; `answer` answers all other requests. */
function cacheOf(
  paths: string[],
  answer: (url: string, response: ServerResponse, request: IncomingMessage) => void,
) {
  const content = new ContentRevision();
  content.setBarrier(new ChangeBarrier(async () => {}));
  const cache = new PageCache(
    async (request, response) => {
      const { url = "" } = request;
      if (url !== "/sitemap.xml") return answer(url, response, request);
      response.end(paths.map((path) => `<loc>http://localhost${path}</loc>`).join(""));
    },
    "1",
    content,
  );
  return { cache, content };
}

function find(cache: PageCache, url: string) {
  return cache.find(Object.assign(new IncomingMessage(new Socket()), { url }));
}

test("when the cache is full, the pages rendered last stay", async () => {
  const paths = Array.from({ length: MAX_ENTRIES + 1 }, (_, number) => `/courses/${number}`);
  const rendered: string[] = [];
  const { cache } = cacheOf(paths, (url, response) => {
    if (paths.includes(url)) rendered.push(url);
    response.setHeader("content-type", "text/html").end(`<body>${url}</body>`);
  });
  await cache.renderAll();
  expect(rendered).toHaveLength(MAX_ENTRIES);

  const [first = "", second = ""] = paths;
  const last = paths.at(-1) ?? "";
  for (const path of [last, second, first]) expect(await find(cache, path)).toBeDefined();
  expect(rendered.slice(MAX_ENTRIES)).toEqual([last, first]);
});

test("a browser that has seen the back office gets uncached pages, which have links to the editors", async () => {
  const { cache } = cacheOf(["/about"], (_url, response) => {
    response.setHeader("content-type", "text/html").end("<body></body>");
  });
  const find = (cookie: string) => {
    const request = new IncomingMessage(new Socket());
    return cache.find(Object.assign(request, { url: "/about", headers: { cookie } }));
  };
  expect(await find("theme=dark; backoffice=yes; office=yesterday")).toBeDefined();
  expect(await find("theme=dark; office=yes")).toBeUndefined();
});

test("a page that is gone is not sent from the cache, and one that fails is", async () => {
  let status = 200;
  const { cache, content } = cacheOf(["/about"], (_url, response) => {
    response.writeHead(status, { "content-type": "text/html" }).end("<body></body>");
  });
  const cached = await find(cache, "/about");
  expect(cached).toBeDefined();
  status = 500;
  content.advance();
  expect(await find(cache, "/about")).toBe(cached);
  status = 404;
  content.setBarrier(new ChangeBarrier(async () => {}));
  await expect.poll(() => find(cache, "/about"), { timeout: 5000 }).toBeUndefined();
});

test("the log has the status of an unreadable sitemap, and none of its content", async () => {
  const logged = vi.spyOn(logger, "warn").mockReturnValue();
  const cache = new PageCache(
    async (_request, response) => {
      response.writeHead(503, { "set-cookie": "session-token=s3cret" }).end("Dear Ann");
    },
    "1",
    new ContentRevision(),
  );
  expect(await find(cache, "/about")).toBeUndefined();
  expect(logged.mock.calls).toEqual([[{ status: 503 }, "the sitemap cannot be read"]]);
});

test("a public call is cached as pages are", async () => {
  let asked = 0;
  const { cache, content } = cacheOf([], (_url, response) => {
    asked += 1;
    response.setHeader("content-type", "application/json").end("[]");
  });
  const path = "/api/courses/featured";
  const [first, second] = [await find(cache, path), await find(cache, path)];
  expect(first?.identity.head).toContain("application/json");
  expect(second).toBe(first);
  expect(asked).toBe(1);
  content.advance();
  await find(cache, path);
  expect(asked).toBe(2);
  expect(await find(cache, "/api/courses/1/lessons")).toBeUndefined();
});

test("requests for every public call remove no page from the cache", async () => {
  let asked = 0;
  const { cache } = cacheOf(["/about"], (url, response) => {
    if (url === "/about") asked += 1;
    response.setHeader("content-type", url === "/about" ? "text/html" : "application/json");
    response.end("<body></body>");
  });
  const cached = await find(cache, "/about");
  for (let id = 0; id <= MAX_ENTRIES; id += 1) await find(cache, `/api/courses/slug/${id}`);
  expect(await find(cache, "/about")).toBe(cached);
  expect(asked).toBe(1);
});

/** A page as Next writes it: with an inline script that has the request's nonce. */
function writePage(response: ServerResponse, { headers }: IncomingMessage, words: string) {
  const nonce = /'nonce-(?<it>[^']+)'/.exec(String(headers["content-security-policy"]))?.groups?.it;
  const script = `<script nonce="${nonce}">self.__next_f.push([1,"${words}"])</script>`;
  response.setHeader("content-type", "text/html").end(`<body>${words}${script}</body>`);
}

async function findText(cache: PageCache, path: string): Promise<string | undefined> {
  return (await find(cache, path))?.identity.body.toString();
}

async function findAddress(cache: PageCache, path: string): Promise<string> {
  const page = await findText(cache, path);
  return /data-deferred="(?<it>[^"]+)"/.exec(page ?? "")?.groups?.it ?? "";
}

test("a page's data for Next is found by the address in its document, also after the page changed", async () => {
  let words = "one";
  const { cache, content } = cacheOf(["/about"], (_url, response, request) =>
    writePage(response, request, words),
  );
  const first = await findAddress(cache, "/about");
  words = "two";
  content.advance();
  const second = await findAddress(cache, "/about");
  expect(await findText(cache, first)).toBe('[["__next_f",[1,"one"]]]');
  expect(await findText(cache, second)).toBe('[["__next_f",[1,"two"]]]');
  expect(await findText(cache, "/_hydration/unknown/about")).toBeUndefined();
});

test("known data is sent without rendering the page anew, although content has changed", async () => {
  let rendered = 0;
  const { cache, content } = cacheOf(["/about"], (_url, response, request) => {
    rendered += 1;
    writePage(response, request, "one");
  });
  const address = await findAddress(cache, "/about");
  content.advance();
  expect(await findText(cache, address)).toBeDefined();
  expect(rendered).toBe(1);
});

test("an instance that has not rendered a page yet finds the data of another instance's document", async () => {
  const instance = () =>
    cacheOf(["/about"], (_url, response, request) => writePage(response, request, "one")).cache;
  const address = await findAddress(instance(), "/about");
  expect(await findText(instance(), address)).toBe('[["__next_f",[1,"one"]]]');
});
