import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort, requireFreePorts } from "./ports";

test("names a taken port and the variable that changes it", async () => {
  const port = await freePort();
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  await expect(requireFreePorts({ MAILBOX_PORT: port })).rejects.toThrow(
    `Port ${port} is taken. Choose another with MAILBOX_PORT`,
  );
  server.close();
  await once(server, "close");
  await expect(requireFreePorts({ MAILBOX_PORT: port })).resolves.toBeUndefined();
});

test("reports that two services share a port", async () => {
  const port = await freePort();
  await expect(requireFreePorts({ PORT: port, DATABASE_PORT: port })).rejects.toThrow("PORT");
});

test("never draws the same port twice", async () => {
  const ports: number[] = [];
  while (ports.length < 400) ports.push(await freePort());
  expect(new Set(ports).size).toBe(400);
  const server = createServer().listen(ports[0], "127.0.0.1");
  await once(server, "listening");
  server.close();
});
