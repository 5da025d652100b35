import { createServer } from "node:http";
import onHeaders from "on-headers";
import { expect, it } from "vitest";
import { listenLocally } from "../../tests/support/listen-locally";
import { LENGTH_HEADER, setContentLength } from "./content-length";

it("a streamed answer states the length that its handler knew", async () => {
  const server = createServer((request, response) => {
    onHeaders(response, () => setContentLength(response));
    if (request.url === "/known") response.setHeader(LENGTH_HEADER, "8");
    response.flushHeaders();
    response.write("film");
    response.end("film");
  });
  const port = await listenLocally(server);
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

  const known = await ask("/known");
  expect(known.headers.get("content-length")).toBe("8");
  expect(known.headers.has("transfer-encoding")).toBe(false);
  expect(known.headers.has(LENGTH_HEADER)).toBe(false);
  expect(await known.text()).toBe("filmfilm");
  expect((await ask("/unknown")).headers.has("content-length")).toBe(false);
  server.close();
});
