import type { IncomingHttpHeaders } from "node:http";
import { env } from "../lib/env.ts";

export const {
  origin: ourOrigin,
  host: ourHost,
  protocol: ourProtocol,
} = new URL(env.NEXTAUTH_URL);

// The second comparison is safe: browsers set both headers themselves, and a page that was rebound to our address
// (DNS rebinding) has none of our cookies. It requires our protocol, because plain http can be forged in transit.
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  return origin === ourOrigin || origin === `${ourProtocol}//${host}`;
}
