import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { Server as Listener } from "node:net";

// Node would otherwise hand a connection over, lose the answers still owed on it and never close it.
const options = { shouldUpgradeCallback: () => false };

export function createListener(certificate: string | undefined, key: string | undefined): Server {
  if (!certificate || !key) return createServer(options);
  return createTlsServer({ ...options, cert: readFileSync(certificate), key: readFileSync(key) });
}

// `close` of an HTTP server would also cut connections whose last answer is still on its way.
export function refuseConnections(server: Server): void {
  Listener.prototype.close.call(server);
}
