import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { logger } from "../lib/logger.ts";
import { logAnswer } from "./traffic.ts";

it("an answer is in the log once, with its request's id and without the query", async () => {
  const logged = vi.spyOn(logger, "info").mockReturnValue();
  const server = createServer((request, response) => {
    logAnswer(request, response, "id-1");
    response.writeHead(403).end("No.");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const path = "/signin/link?token=t0ken";
  await new Promise((resolve) =>
    get({ port, path, agent: false }, (answer) => answer.resume().on("close", resolve)),
  );
  server.close();
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  expect(logged).toHaveBeenCalledWith(
    {
      ...{ requestId: "id-1", method: "GET", path: "/signin/link", status: 403, cut: false },
      ms: expect.any(Number),
    },
    "answered",
  );
});
