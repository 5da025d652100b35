import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { metrics } from "@opentelemetry/api";
import { logger } from "../lib/logger.ts";

/** Knows which requests are being answered, so that the process can stop when there are none. */
export class Traffic {
  #underWay = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #lingering = new Set<Socket>();
  /** Named after OpenTelemetry's conventions for HTTP; in seconds. */
  readonly #durations = metrics.getMeter("site").createHistogram("http.server.request.duration", {
    unit: "s",
    advice: { explicitBucketBoundaries: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  });

  enter(request: IncomingMessage, response: ServerResponse): void {
    const begun = performance.now();
    this.#underWay += 1;
    response.once("close", () => {
      this.#underWay -= 1;
      this.#durations.record((performance.now() - begun) / 1000, {
        "http.request.method": request.method,
        "http.response.status_code": response.statusCode,
      });
      this.#followToItsEnd(request.socket);
      if (this.#underWay === 0) for (const tell of this.#waiting.splice(0)) tell();
    });
  }

  async quiet(): Promise<void> {
    if (this.#underWay > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Resolves once the connections that were closing after their answer have closed. */
  async farewells(): Promise<void> {
    const closed = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));
    await Promise.all(Array.from(this.#lingering, closed));
  }

  #followToItsEnd(socket: Socket): void {
    if (!socket.writableEnded || socket.destroyed) return;
    this.#lingering.add(socket);
    socket.once("close", () => this.#lingering.delete(socket));
  }
}

/** While the process is stopping, clients are asked to come again: its successor is on its way. */
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
