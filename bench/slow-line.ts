import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Slow 4G, as Lighthouse and Chrome's own tools define it. */
const DELAY_MS = 75;
const BYTES_PER_MS = { down: 1_600_000 / 8000, up: 750_000 / 8000 };
const PACKET = 1400;

/** The packets of one connection, in order. */
type Queue = { bytes: number; deliver: () => void }[];
type Send = (queue: Queue) => void;

/**
 * Opens a slow line to each of the ports, and returns the resolver rules with which Chrome uses them. Chrome's own
 * emulation does not slow what is fetched for a press.
 */
export async function openSlowLines(ports: number[]) {
  const down = shareLine(BYTES_PER_MS.down);
  const up = shareLine(BYTES_PER_MS.up);
  const lines = ports.map((port) => {
    const server = createServer((browser) => {
      const site = connect(port, "127.0.0.1");
      carry(browser, site, up);
      carry(site, browser, down);
    });
    return { port, server };
  });
  for (const { server } of lines) await once(server.listen(0, "127.0.0.1"), "listening");
  const rules = lines.map(
    ({ port, server }) =>
      `MAP localhost:${port} 127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  return { rules: rules.join(","), close: () => lines.map(({ server }) => server.close()) };
}

/** Connections take turns, a packet each. */
function shareLine(bytesPerMs: number): Send {
  const queues = new Set<Queue>();
  let freeAt = 0;

  async function sendAll(): Promise<void> {
    for (const queue of queues) {
      queues.delete(queue);
      const packet = queue.shift();
      if (!packet) continue;
      queues.add(queue);
      freeAt = Math.max(freeAt, performance.now()) + packet.bytes / bytesPerMs;
      await pause(freeAt - performance.now());
      setTimeout(packet.deliver, DELAY_MS);
    }
  }

  return (queue) => {
    const isIdle = queues.size === 0;
    queues.add(queue);
    if (isIdle) void sendAll();
  };
}

function carry(from: Socket, to: Socket, send: Send): void {
  const queue: Queue = [];
  const add = (bytes: number, deliver: () => void) => {
    queue.push({ bytes, deliver });
    send(queue);
  };
  from.on("data", (data) => {
    for (let start = 0; start < data.length; start += PACKET) {
      const packet = data.subarray(start, start + PACKET);
      add(packet.length, () => to.writable && to.write(packet));
    }
  });
  from.on("end", () => add(0, () => to.end()));
  // A browser that closes in the middle of an answer resets its connections.
  from.on("error", () => to.destroy());
}
