import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { Server as Listener, type Socket } from "node:net";

// Otherwise Node would hand over a connection at an upgrade, lose its pending answers and never close it.
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
 * Next replaces a request's body and so drops its error listeners: a client that disconnects midway would then
 * cause an uncaught exception. So this adds a listener at the last moment.
 */
function expectAbort(request: IncomingMessage, underWay: WeakMap<Socket, IncomingMessage>): void {
  const { socket } = request;
  const isNew = !underWay.has(socket);
  underWay.set(socket, request);
  if (!isNew) return;
  socket.prependOnceListener("close", () => underWay.get(socket)?.on("error", () => {}));
}

// An HTTP server's own `close` would also cut connections whose last answer is still being sent.
export function refuseConnections(server: Server): void {
  Listener.prototype.close.call(server);
}
