import { once } from "node:events";
import { connect, type Socket } from "node:net";
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
