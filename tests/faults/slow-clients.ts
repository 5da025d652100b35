import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { siteUrl } from "../support/world";

/** Connections that send their request a letter at a time, and never come to its end. */
export async function connectSlowClients(count: number): Promise<{ leave(): void }> {
  const { port } = new URL(siteUrl);
  const sockets: Socket[] = [];
  for (let number = 0; number < count; number++) {
    const socket = connect(Number(port), "localhost");
    socket.on("error", () => socket.destroy());
    await once(socket, "connect");
    socket.write("POST /api/create-payment-intent HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    sockets.push(socket);
  }
  const trickle = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write("x");
  }, 1000);
  return {
    leave() {
      clearInterval(trickle);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The time in milliseconds within which 95 of 100 readers are answered. */
export async function measureP95(path: string, readers = 200): Promise<number> {
  const times: number[] = [];
  for (let reader = 0; reader < readers; reader++) {
    const begun = performance.now();
    const answer = await fetch(new URL(path, siteUrl));
    await answer.text();
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(readers * 0.95)] ?? Number.NaN;
}
