import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { firstTouch } from "../lib/http/first-touch.ts";
import { logger } from "../lib/logger.ts";
import { declareUnavailable, withRequestId } from "../lib/request-context.ts";
import type { NextHandler } from "./front.ts";
import { answerUnavailable } from "./unavailable.ts";
import { answerWordsFirst, isPersonalPage } from "./words-first.ts";

const POLICY = "script-src 'nonce-n=='";
const FILES = '<script src="/a.js" async="" nonce="n=="></script>';
const START = `<script>${firstTouch}</script>`;

/** A server on which `next` renders personal pages, and how each request ended. */
async function serve(next: NextHandler) {
  const ends: unknown[] = [];
  const server = createServer((asked, answer) =>
    withRequestId("1", () => answerWordsFirst(asked, answer, next)).then(
      () => ends.push("well"),
      (error) => {
        ends.push(error);
        answer.writeHead(500).end();
      },
    ),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const ask = (encoding = "identity") =>
    fetch(address, { headers: { "accept-encoding": encoding } });
  return { ask, address, port, ends };
}

function sendPage(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Security-Policy", POLICY);
  response.end(`<head>${FILES}</head><body>Words${START}</body>`);
}

it.each([
  ["/learn/calm", true],
  ["/content/calm?module=2", true],
  ["/account", true],
  ["/account/orders", true],
  ["/accounts", false],
  ["/checkout?courseId=1", false],
])("%s is a personal page: %s", (url, expected) => {
  const is = (method: string, headers = {}) =>
    isPersonalPage({ method, url, headers } as IncomingMessage);
  expect(is("GET")).toBe(expected);
  expect([is("POST"), is("HEAD"), is("GET", { rsc: "1" })]).toEqual([false, false, false]);
});

it.each(["identity", "gzip", "br"])("the words come before Next's files, as %s", async (name) => {
  const { ask } = await serve(async (...exchange) => sendPage(...exchange));
  const answer = await ask(name);
  expect(answer.headers.get("content-encoding") ?? "identity").toBe(name);
  expect(Number(answer.headers.get("content-length"))).toBeGreaterThan(0);
  expect(await answer.text()).toBe(
    `<head></head><body>Words${START}<script type="application/json" data-deferred="">["/a.js"]</script></body>`,
  );
});

it("fonts wait for the styles that need them", async () => {
  const { ask } = await serve(async (_request, response) => {
    response.setHeader(
      "Link",
      '</a.woff2>; rel=preload; as="font", </a.css>; rel=preload; as="style"',
    );
    sendPage(_request, response);
  });
  expect((await ask()).headers.get("link")).toBe('</a.css>; rel=preload; as="style"');
});

it("status, cookies and a document of another kind arrive as Next sent them", async () => {
  const { ask } = await serve(async (_request, response) => {
    response.setHeader("Set-Cookie", ["a=1", "b=2"]);
    response.writeHead(404, { "Content-Type": "application/pdf" });
    response.write(Buffer.from([0xff, 0xfe]));
    response.end();
  });
  const answer = await ask("br");
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, ["a=1", "b=2"]]);
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0xff, 0xfe]);
});

it("Next gets the request as it was sent, except for the compression", async () => {
  const seen: unknown[] = [];
  const { port } = await serve(async ({ url, headers, socket }, response) => {
    seen.push(url, headers["user-agent"], headers["accept-encoding"], socket.remoteAddress);
    response.end();
  });
  const headers = { "accept-encoding": "gzip" };
  const sent = request({ port, host: "127.0.0.1", path: "/content/../account?a=1&a", headers });
  const [answer] = await once(sent.end(), "response");
  await text(answer);
  expect(seen).toEqual(["/content/../account?a=1&a", undefined, "identity", "127.0.0.1"]);
});

it("while the database is away, readers get the site's own page", async () => {
  const { address } = await serve(async (asked, answered) => {
    answerUnavailable(asked, answered, () => Buffer.from("<p>Back soon</p>"));
    declareUnavailable();
    answered.writeHead(500);
    answered.write("<p>Nothing");
    answered.end("</p>");
  });
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  expect([answer.status, await answer.text()]).toEqual([503, "<p>Back soon</p>"]);
});

it("Next hears of a reader who leaves, and that is no failure", async () => {
  const left = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const { port, ends } = await serve(async (_request, response) => {
    response.once("close", left.resolve);
    asked.resolve();
  });
  const sent = request({ port, host: "127.0.0.1" }).on("error", () => {});
  sent.end();
  await asked.promise;
  sent.destroy();
  await left.promise;
  await vi.waitFor(() => expect(ends).toEqual(["well"]));
});

it("a page that breaks off is a failure", async () => {
  const { ask, ends } = await serve(async (_request, response) => {
    response.write("<p>Half");
    response.destroy(new Error("It broke."));
  });
  expect((await ask()).status).toBe(500);
  expect(ends).toEqual([new Error("It broke.")]);
});

it("an error after the answer is logged", async () => {
  const logged = vi.spyOn(logger, "error").mockReturnValue();
  const { ask } = await serve(async (...exchange) => {
    sendPage(...exchange);
    throw new Error("Late.");
  });
  expect((await ask()).status).toBe(200);
  await vi.waitFor(() =>
    expect(logged).toHaveBeenCalledWith({ err: new Error("Late.") }, "request failed"),
  );
});
