import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { beforeEach, expect, it } from "vitest";
import { listenLocally } from "../tests/support/listen-locally.ts";
import { createListener, refuseConnections } from "./listener.ts";
import { closeAfterUnreadBody, refuse } from "./refuse.ts";
import { endConnections } from "./shutdown.ts";
import { Traffic } from "./traffic.ts";

let server: Server;
let traffic: Traffic;
let client: Socket;
let port: number;

beforeEach(async () => {
  traffic = new Traffic();
  server = createListener(undefined, undefined);
  server.on("request", (request, response) => {
    traffic.track(request, response);
    closeAfterUnreadBody(request, response);
    if (!refuse(request, response)) response.end("taken");
  });
  port = await listenLocally(server);
  client = connect(port, "127.0.0.1");
});

it("a client that is refused while still sending gets the whole answer from a stopping process", async () => {
  client.write("POST /signin HTTP/1.1\r\nHost: site\r\nContent-Length: 2000000\r\n\r\n");
  const [answer] = await once(client, "data");
  expect(String(answer)).toContain("HTTP/1.1 413");
  await traffic.idle();
  const ended = endConnections(server, traffic);
  client.end(Buffer.alloc(2_000_000));
  const [failed] = await once(client, "close");
  expect(failed).toBe(false);
  await ended;
});

it("an unfinished request does not prevent the process from stopping", async () => {
  client.write("POST /signin HTTP/1.1\r\nHost: site\r\nX-Slow: ");
  await once(server, "connection");
  await endConnections(server, traffic);
});

it("while answers are finished no new connection is accepted, and the process still ends", async () => {
  await once(server, "connection");
  refuseConnections(server);
  await expect(once(connect(port, "127.0.0.1"), "connect")).rejects.toThrow("ECONNREFUSED");
  client.write("GET /signin HTTP/1.1\r\nHost: site\r\n\r\n");
  const [answer] = await once(client, "data");
  expect(String(answer)).toContain("taken");
  client.end();
  await once(server, "close");
  await endConnections(server, traffic);
});
