import type { IncomingHttpHeaders } from "node:http";
import { env } from "../lib/env.ts";

export const {
  origin: ourOrigin,
  host: ourHost,
  protocol: ourProtocol,
} = new URL(env.NEXTAUTH_URL);

/**
 * Whether a browser says that one of our own pages sends this: one of the configured address, or of the
 * address at which the browser asks, as of http://127.0.0.1:3000 where http://localhost:3000 is configured.
 * That is safe: a browser writes both headers itself, and each names the host whose cookies it sends along.
 * A foreign page whose name leads here (DNS rebinding) says so as well, but comes without any cookie of ours.
 * The protocol has to be the configured one, as a page without https may be forged on its way.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  return origin === ourOrigin || origin === `${ourProtocol}//${host}`;
}
