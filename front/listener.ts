import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { Server as Listener, type Socket } from "node:net";

// Node would otherwise hand a connection over, lose the answers still owed on it and never close it.
const options = { shouldUpgradeCallback: () => false };

export function createListener(certificate: string | undefined, key: string | undefined): Server {
  const server =
    certificate && key
      ? createTlsServer({ ...options, cert: readFileSync(certificate), key: readFileSync(key) })
      : createServer(options);
  const underWay = new WeakMap<Socket, IncomingMessage>();
  return server.on("request", (request) => expectAbort(request, underWay));
}

/**
 * Next gives a request another body, and with it drops the listeners of its errors: a client that hangs up in the
 * middle would then end as an uncaught exception. So one is added at the last moment.
 */
function expectAbort(request: IncomingMessage, underWay: WeakMap<Socket, IncomingMessage>): void {
  const { socket } = request;
  const isNew = !underWay.has(socket);
  underWay.set(socket, request);
  if (!isNew) return;
  socket.prependOnceListener("close", () => underWay.get(socket)?.on("error", () => {}));
}

// `close` of an HTTP server would also cut connections whose last answer is still on its way.
export function refuseConnections(server: Server): void {
  Listener.prototype.close.call(server);
}
