import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";

/**
 * The site speaks HTTP only. Whoever asks for another protocol is answered in this one (RFC 9110, 7.8):
 * a connection that is given away takes the answers with it that it still owes, and never closes.
 */
const options = { shouldUpgradeCallback: () => false };

/** What the proxy in front speaks to: over TLS where a certificate and its key are configured. */
export function createListener(certificate: string | undefined, key: string | undefined): Server {
  if (!certificate || !key) return createServer(options);
  return createTlsServer({ ...options, cert: readFileSync(certificate), key: readFileSync(key) });
}
