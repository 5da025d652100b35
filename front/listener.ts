import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";

/** What the proxy in front speaks to: over TLS where a certificate and its key are configured. */
export function createListener(certificate: string | undefined, key: string | undefined): Server {
  if (!certificate || !key) return createServer();
  return createTlsServer({ cert: readFileSync(certificate), key: readFileSync(key) });
}
