import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { env } from "../lib/env.ts";
import { isOwnOrigin, ourHost, ourOrigin, ourProtocol } from "./own-origin.ts";

/**
 * Next believes an X-Forwarded-For, -Host and -Proto that a client sends. Before Next sees a request, this
 * replaces the first by the one address that can be believed: the socket's, or the entry appended by the
 * outermost of TRUSTED_PROXIES proxies. The site's own address always becomes the configured one, in the
 * Origin of our own pages too, because Next's actions compare origin and host.
 */
export function believeOnlyTrustedProxies({ headers, socket }: IncomingMessage): void {
  const address = believedAddress(
    String(headers["x-forwarded-for"] ?? ""),
    socket.remoteAddress ?? "unknown",
    env.TRUSTED_PROXIES,
  );
  headers["x-forwarded-for"] = networkOf(address);
  if (isOwnOrigin(headers)) headers.origin = ourOrigin;
  headers["x-forwarded-proto"] = ourProtocol.slice(0, -1);
  headers["x-forwarded-host"] = ourHost;
  headers.host = ourHost;
}

export function believedAddress(forwarded: string, socket: string, proxies: number): string {
  if (proxies === 0) return socket;
  return forwarded.split(",").at(-proxies)?.trim() || socket;
}

/** An IPv6 client has a whole /64 to choose addresses from; an IPv4 client has one address. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(?<v4>[\d.]+)$/i.exec(address)?.groups?.v4;
  if (mapped) return mapped;
  const [head = "", tail] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = tail ? Array(8 - head.length - tail.length).fill("0") : [];
  return `${[...head, ...zeros].slice(0, 4).join(":")}::/64`;
}
