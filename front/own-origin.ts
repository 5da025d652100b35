import type { IncomingHttpHeaders } from "node:http";
import { env } from "../lib/env.ts";

export const {
  origin: ourOrigin,
  host: ourHost,
  protocol: ourProtocol,
} = new URL(env.NEXTAUTH_URL);

/**
 * Whether the browser says that the request comes from one of our own pages: from the configured address, or
 * from the address it is calling, such as http://127.0.0.1:3000 where http://localhost:3000 is configured.
 * That is safe: a browser writes both headers itself, and each names the host whose cookies it sends along.
 * A foreign page whose name resolves to us (DNS rebinding) says so too, but comes without any of our cookies.
 * The protocol must be the configured one, because a page without https may be forged in transit.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  return origin === ourOrigin || origin === `${ourProtocol}//${host}`;
}
