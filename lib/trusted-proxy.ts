import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import { env } from "@/lib/env";

/**
 * Next believes an X-Forwarded-For that a client sends. Before it sees a request, this replaces the
 * header by the one address that can be believed: the socket's, or the entry that the outermost of
 * TRUSTED_PROXIES proxies appended.
 */
export function believeOnlyTrustedProxies(): void {
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    if (!(message.request instanceof IncomingMessage)) return;
    const { headers, socket } = message.request;
    headers["x-forwarded-for"] = believedAddress(
      String(headers["x-forwarded-for"] ?? ""),
      socket.remoteAddress ?? "unknown",
      env.TRUSTED_PROXIES,
    );
  });
}

export function believedAddress(forwarded: string, socket: string, proxies: number): string {
  if (proxies === 0) return socket;
  return forwarded.split(",").at(-proxies)?.trim() || socket;
}
