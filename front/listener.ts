import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { Server as Listener } from "node:net";

/**
 * The site speaks HTTP only. A request to upgrade to another protocol is answered in HTTP (RFC 9110, 7.8):
 * Node would otherwise hand the connection over, losing the answers still owed on it and never closing it.
 */
const options = { shouldUpgradeCallback: () => false };

/** The server that the proxy talks to: over TLS where a certificate and its key are configured. */
export function createListener(certificate: string | undefined, key: string | undefined): Server {
  if (!certificate || !key) return createServer(options);
  return createTlsServer({ ...options, cert: readFileSync(certificate), key: readFileSync(key) });
}

/**
 * A proxy that cannot connect takes even a form to another instance, which it does not after an answer. An HTTP
 * server's own `close` would also cut connections whose last answer is still on its way.
 */
export function refuseConnections(server: Server): void {
  Listener.prototype.close.call(server);
}
