import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { metrics } from "@opentelemetry/api";
import { logger } from "../lib/logger.ts";

export class Traffic {
  #active = 0;
  readonly #waiters: (() => void)[] = [];
  readonly #closing = new Set<Socket>();
  readonly #durations = metrics.getMeter("site").createHistogram("http.server.request.duration", {
    unit: "s",
    advice: { explicitBucketBoundaries: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  });

  track(request: IncomingMessage, response: ServerResponse): void {
    const begun = performance.now();
    this.#active += 1;
    response.once("close", () => {
      this.#active -= 1;
      this.#durations.record((performance.now() - begun) / 1000, {
        "http.request.method": request.method,
        "http.response.status_code": response.statusCode,
      });
      this.#trackClosing(request.socket);
      if (this.#active === 0) for (const resolve of this.#waiters.splice(0)) resolve();
    });
  }

  async idle(): Promise<void> {
    if (this.#active > 0) await new Promise<void>((resolve) => this.#waiters.push(resolve));
  }

  async closing(): Promise<void> {
    const closed = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));
    await Promise.all(Array.from(this.#closing, closed));
  }

  #trackClosing(socket: Socket): void {
    if (!socket.writableEnded || socket.destroyed) return;
    this.#closing.add(socket);
    socket.once("close", () => this.#closing.delete(socket));
  }
}

export function refuseWhileDraining(response: ServerResponse): void {
  response.writeHead(503, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": "5",
    connection: "close",
  });
  response.end("We are restarting. Please try again in a moment.");
}

/** Never logs the query: links in mails carry their secrets there. */
export function logAnswer(
  { method, url = "" }: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  const begun = performance.now();
  response.once("close", () => {
    const answer = { requestId, method, path: url.split("?")[0], status: response.statusCode };
    const ms = Math.round(performance.now() - begun);
    logger.info({ ...answer, ms, cut: !response.writableFinished }, "answered");
  });
}
