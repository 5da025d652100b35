import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { env } from "../lib/env.ts";
import { NETWORK_COUNTRY } from "../lib/http/network-country.ts";
import { isOwnOrigin, ourHost, ourOrigin, ourProtocol } from "./own-origin.ts";

// Next trusts a client's X-Forwarded headers, and its actions compare Origin with Host.
export function setTrustedHeaders({ headers, socket }: IncomingMessage): void {
  const address = clientAddress(
    String(headers["x-forwarded-for"] ?? ""),
    socket.remoteAddress ?? "unknown",
    env.TRUSTED_PROXIES,
  );
  headers["x-forwarded-for"] = networkOf(address);
  headers[NETWORK_COUNTRY] = String((env.COUNTRY_HEADER && headers[env.COUNTRY_HEADER]) ?? "");
  if (isOwnOrigin(headers)) headers.origin = ourOrigin;
  headers["x-forwarded-proto"] = ourProtocol.slice(0, -1);
  headers["x-forwarded-host"] = ourHost;
  headers.host = ourHost;
}

export function clientAddress(forwarded: string, socket: string, proxies: number): string {
  if (proxies === 0) return socket;
  return forwarded.split(",").at(-proxies)?.trim() || socket;
}

/** An IPv6 client can choose any address of its /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(?<v4>[\d.]+)$/i.exec(address)?.groups?.v4;
  if (mapped) return mapped;
  const [head = "", tail] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = tail ? Array(8 - head.length - tail.length).fill("0") : [];
  return `${[...head, ...zeros].slice(0, 4).join(":")}::/64`;
}
