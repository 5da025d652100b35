import type { RequestListener, Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { logger } from "../lib/logger.ts";
import { listenLocally } from "../tests/support/listen-locally.ts";
import { createListener } from "./listener.ts";
import { logAnswer, Traffic } from "./traffic.ts";

let server: Server;

/** Opens a connection to a server that answers with this listener. */
async function reach(listener: RequestListener): Promise<Socket> {
  server = createListener(undefined, undefined).on("request", listener);
  // As Next does: it leaves a connection that is no longer HTTP to anyone who wants it.
  server.on("upgrade", (_request, socket) => socket.on("error", () => {}));
  return connect(await listenLocally(server), "127.0.0.1");
}

const ask = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: site\r\n${more}\r\n`;

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

it("an answer is logged once, with its request's id and without the query", async () => {
  const logged = vi.spyOn(logger, "info").mockReturnValue();
  const client = await reach((request, response) => {
    logAnswer(request, response, "id-1");
    response.writeHead(403).end("No.");
  });
  client.write(ask("/signin/link?token=t0ken"));
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  expect(logged).toHaveBeenCalledWith(
    {
      requestId: "id-1",
      method: "GET",
      path: "/signin/link",
      status: 403,
      cut: false,
      ms: expect.any(Number),
    },
    "answered",
  );
});

it("a client that leaves before its pipelined requests are answered does not prevent the process from stopping", async () => {
  const traffic = new Traffic();
  let come = 0;
  const client = await reach((request, response) => {
    traffic.track(request, response);
    come += 1;
    if (request.url !== "/slow") response.end("At once.");
  });
  const upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\n";
  client.write(ask("/slow") + ask("/quick") + ask("/quick", upgrade));
  await expect.poll(() => come).toBe(3);
  client.destroy();
  await traffic.idle();
});
