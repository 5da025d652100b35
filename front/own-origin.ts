import type { IncomingHttpHeaders } from "node:http";
import { env } from "../lib/env.ts";

export const {
  origin: ourOrigin,
  host: ourHost,
  protocol: ourProtocol,
} = new URL(env.NEXTAUTH_URL);

// The second is safe because a browser writes both headers itself, and a page that was rebound to our address
// (DNS rebinding) has none of our cookies. A page without https may be forged in transit.
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  return origin === ourOrigin || origin === `${ourProtocol}//${host}`;
}
