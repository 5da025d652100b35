import { once } from "node:events";
import { Agent, createServer, type RequestOptions, request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { env } from "../lib/env.ts";
import { listenLocally } from "../tests/support/listen-locally.ts";
import { closeAfterUnreadBody, refuse } from "./refuse.ts";

const server = createServer((asked, response) => {
  closeAfterUnreadBody(asked, response);
  if (!refuse(asked, response)) response.end(asked.url);
});
let port: number;
beforeAll(async () => {
  port = await listenLocally(server);
});
afterAll(() => server.close());

const agent = new Agent({ keepAlive: true });

/** The answer to a request whose body never arrives, and whether the connection stays open. */
function answerTo(options: RequestOptions): Promise<[status?: number, connection?: string]> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, agent, ...options }, (answer) => {
      resolve([answer.statusCode, answer.headers.connection]);
      sent.destroy();
    });
    sent.on("error", reject);
    sent.flushHeaders();
  });
}

const ofLength = (bytes: number, path = "/signin") =>
  answerTo({ method: "POST", path, headers: { "content-length": bytes } });

it.each(["TRACE", "PROPFIND", "LOCK", "QUERY"])("%s is answered with 405", async (method) => {
  expect((await answerTo({ method }))[0]).toBe(405);
});

it("one-click unsubscribing is accepted from any origin, and other writes from another site are not", async () => {
  const post = async (path: string) =>
    (await answerTo({ method: "POST", path, headers: { origin: "https://mail.example" } }))[0];
  expect(await post("/api/newsletter/unsubscribe?token=x")).toBe(200);
  expect(await post("/api/newsletter/subscribe?token=x")).toBe(403);
});

const nested = (depth: number): string =>
  depth === 0 ? '["",{}]' : `["",{"children":${nested(depth - 1)}}]`;

it.each([
  ["[", 400],
  ['["",{}]', 200],
  [encodeURIComponent('["",{"children":["__PAGE__",{}]},null,"refetch"]'), 200],
  ['["",{"children":"x"}]', 400],
  ["%E0%A4", 400],
  [nested(20), 200],
  [nested(200), 400],
  [encodeURIComponent(nested(200)), 400],
])("the router state %s is answered with %i", async (tree, status) => {
  const headers = { rsc: "1", "next-router-state-tree": tree };
  expect((await answerTo({ headers }))[0]).toBe(status);
});

it("a body larger than any form is answered with 413 before it has arrived", async () => {
  expect(await ofLength(1024 * 1024 + 1)).toEqual([413, "close"]);
  expect((await ofLength(1024 * 1024))[0]).toBe(200);
  expect((await ofLength(2 ** 31, "/api/uploads/lessons/1/film"))[0]).toBe(200);
});

it("an unread body that is large, or of unstated length, closes the connection", async () => {
  const headers = { "transfer-encoding": "chunked" };
  expect(await answerTo({ method: "POST", headers })).toEqual([200, "close"]);
  expect(await ofLength(2 ** 31, "/api/uploads/lessons/1/film")).toEqual([200, "close"]);
});

it("a small unread body is discarded, and the connection is used again", async () => {
  const socket = connect(port, "127.0.0.1");
  const head = "POST /signin HTTP/1.1\r\nhost: here\r\norigin: https://elsewhere.example\r\n";
  socket.write(`${head}content-length: 11\r\n\r\n`);
  expect(String((await once(socket, "data"))[0])).toContain("HTTP/1.1 403");
  socket.write("email=a%40bGET / HTTP/1.1\r\nhost: here\r\n\r\n");
  expect(String((await once(socket, "data"))[0])).toContain("HTTP/1.1 200");
  socket.destroy();
});

it("the connection of a GET stays open", async () => {
  expect(await answerTo({ method: "GET" })).toEqual([200, "keep-alive"]);
});

const { origin, protocol } = new URL(env.NEXTAUTH_URL);

it("the site's own pages may write, and so may clients other than browsers", async () => {
  for (const headers of [{ origin }, { origin, "sec-fetch-site": "same-origin" }, {}]) {
    expect((await answerTo({ method: "POST", headers }))[0]).toBe(200);
  }
});

it("a page may write to the address at which it was opened, even if another is configured", async () => {
  const headers = { host: "127.0.0.1:3000", origin: `${protocol}//127.0.0.1:3000` };
  expect((await answerTo({ method: "POST", headers }))[0]).toBe(200);
});

it.each([
  { origin: "https://elsewhere.example" },
  { origin: "https://127.0.0.1:3000", host: "127.0.0.1:3000" },
  { origin: "http://127.0.0.1", host: "127.0.0.1:3000" },
  { origin: "http://127.0.0.1:3000.elsewhere.example", host: "127.0.0.1:3000" },
  { origin: "http://127.0.0.1:3000/", host: "127.0.0.1:3000" },
  { origin: "127.0.0.1:3000", host: "127.0.0.1:3000" },
  { origin: "null", host: "null" },
  { origin: "null", host: "127.0.0.1:3000" },
  { origin: "http://", host: "" },
  { origin: "null" },
  { origin: "" },
  { origin: `${origin}.elsewhere.example` },
  { origin: `${origin}:1` },
  { "sec-fetch-site": "cross-site" },
])("a write with %j is answered with 403, and a read is not", async (headers) => {
  expect((await answerTo({ method: "POST", headers }))[0]).toBe(403);
  expect((await answerTo({ method: "GET", headers }))[0]).toBe(200);
});

it.each(["/_global-error", "/_global-error?x", "/_next/data/build/about.json"])(
  "%s is answered as an unknown address",
  async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(await answer.text()).toBe("/_not-found");
  },
);

it("an address with an incomplete character is answered with 400", async () => {
  expect((await answerTo({ path: "/courses/%E0%A4" }))[0]).toBe(400);
  expect((await answerTo({ path: "/courses/%E0%A4%85?q=%E0%A4" }))[0]).toBe(200);
});
