import { createServer, get } from "node:http";
import { json } from "node:stream/consumers";
import { expect, it } from "vitest";
import { env } from "../lib/env.ts";
import { listenLocally } from "../tests/support/listen-locally.ts";
import { clientAddress, networkOf, setTrustedHeaders } from "./trusted-proxy.ts";

const { host, origin, protocol } = new URL(env.NEXTAUTH_URL);

it("forged headers are replaced by the configured address and the socket's client", async () => {
  const server = createServer((request, response) => {
    setTrustedHeaders(request);
    response.end(JSON.stringify(request.headers));
  });
  const port = await listenLocally(server);
  const headers = {
    host: "elsewhere.example",
    origin: `${protocol}//elsewhere.example`,
    "x-forwarded-host": "elsewhere.example",
    "x-forwarded-proto": "gopher",
    "x-forwarded-for": "6.6.6.6",
    "x-network-country": "FR",
  };
  try {
    const seen = await new Promise((resolve, reject) =>
      get({ port, headers, agent: false }, (answer) => json(answer).then(resolve, reject)),
    );
    expect(seen).toMatchObject({
      host,
      origin,
      "x-forwarded-host": host,
      "x-forwarded-proto": protocol.slice(0, -1),
      "x-forwarded-for": "127.0.0.1",
      "x-network-country": "",
    });
  } finally {
    server.close();
  }
});

it.each([
  ["6.6.6.6", 0, "10.0.0.1"],
  ["6.6.6.6, 1.2.3.4", 1, "1.2.3.4"],
  ["6.6.6.6, 1.2.3.4, 10.0.0.9", 2, "1.2.3.4"],
  ["1.2.3.4", 2, "10.0.0.1"],
  ["", 1, "10.0.0.1"],
])("the header %j with %i trusted proxies gives the address %s", (forwarded, proxies, address) => {
  expect(clientAddress(forwarded, "10.0.0.1", proxies)).toBe(address);
});

it.each([
  ["10.0.0.1", "10.0.0.1"],
  ["::ffff:10.0.0.1", "10.0.0.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("limits count %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
