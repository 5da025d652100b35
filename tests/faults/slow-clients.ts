import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { siteUrl } from "../support/world";

const CALL = "POST /api/create-payment-intent HTTP/1.1\r\nHost: localhost\r\n";
const CONTENT = "Content-Type: application/json\r\nContent-Length: 1000\r\n";

/** Connections that send their request headers a letter at a time, and never finish. */
export function connectSlowClients(count: number): Promise<SlowClients> {
  return trickle(count, async (socket) => {
    socket.write(`${CALL}X-Slow: `);
  });
}

/** A client whose request the site accepts, but whose body never arrives in full. */
export function connectSlowSender(): Promise<SlowClients> {
  return trickle(1, async (socket) => {
    socket.write(`${CALL}${CONTENT}Expect: 100-continue\r\n\r\n`);
    // The site says "100 Continue" when it accepts the request.
    await once(socket, "data");
  });
}

type SlowClients = {
  leave(): void;
};

async function trickle(
  count: number,
  begin: (socket: Socket) => Promise<void>,
): Promise<SlowClients> {
  const { port } = new URL(siteUrl);
  const sockets: Socket[] = [];
  for (let number = 0; number < count; number++) {
    const socket = connect(Number(port), "localhost");
    socket.on("error", () => socket.destroy());
    await once(socket, "connect");
    await begin(socket);
    sockets.push(socket);
  }
  const letters = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write("x");
  }, 1000);
  return {
    leave() {
      clearInterval(letters);
      for (const socket of sockets) socket.destroy();
    },
  };
}
