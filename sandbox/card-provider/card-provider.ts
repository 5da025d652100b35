import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { listen } from "../launch/listen";
import { Api, openToAllPages } from "./api";
import { asset } from "./assets";
import { faultError } from "./errors";
import { takeFault } from "./faults";
import { json, type Reply, reply, write, writeHalf } from "./http";
import type { Keys } from "./keys";
import { sandboxReply } from "./sandbox";
import type { Fault } from "./settings";
import { Store } from "./store";
import { threeDSecure } from "./three-d-secure";
import { type WebhookEndpoint, Webhooks } from "./webhooks";

export type CardProviderOptions = Keys & {
  /** 0 takes any free port. */
  port: number;
  /** The database file, or `:memory:`. */
  file: string;
  webhook: WebhookEndpoint;
};

export type CardProvider = {
  url: string;
  close: () => Promise<void>;
};

export async function startCardProvider(options: CardProviderOptions): Promise<CardProvider> {
  const server = createServer();
  const url = `http://127.0.0.1:${await listen(server, options.port)}`;
  const store = new Store(options.file);
  const webhooks = new Webhooks(store, options.webhook);
  const closing = new AbortController();
  const handler = new Handler(store, webhooks, new Api(store, url, options), url, closing.signal);
  server.on("request", (request, response) => handler.handle(request, response));
  return {
    url,
    close: async () => {
      closing.abort();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, handler.idle(), webhooks.close()]);
      store.close();
    },
  };
}

/** The headers with which the real one refuses too many requests; an SDK obeys them (Stripe, "Rate limits"). */
const limited = { "Stripe-Should-Retry": "false", "Stripe-Rate-Limited-Reason": "global-rate" };

class Handler {
  readonly #running = new Set<Promise<void>>();
  readonly #store: Store;
  readonly #webhooks: Webhooks;
  readonly #api: Api;
  readonly #origin: string;
  readonly #closing: AbortSignal;

  constructor(store: Store, webhooks: Webhooks, api: Api, origin: string, closing: AbortSignal) {
    this.#store = store;
    this.#webhooks = webhooks;
    this.#api = api;
    this.#origin = origin;
    this.#closing = closing;
  }

  handle(request: IncomingMessage, response: ServerResponse) {
    const done = this.#respond(request, response)
      .catch((error: unknown) => this.#failed(error, response))
      .finally(() => this.#running.delete(done));
    this.#running.add(done);
  }

  async idle() {
    await Promise.all(this.#running);
  }

  async #respond(request: IncomingMessage, response: ServerResponse) {
    const target = new URL(request.url ?? "/", this.#origin);
    const fault = takeFault(this.#store, request.method ?? "GET", target.pathname);
    if (fault?.down) {
      request.socket.destroy();
      return;
    }
    const answer = await this.#replyTo(request, target, fault);
    if (fault?.dropAnswers) writeHalf(response, answer);
    else write(response, answer);
    if (request.method !== "GET") this.#webhooks.wake();
  }

  async #replyTo(request: IncomingMessage, target: URL, fault: Fault | null): Promise<Reply> {
    const path = target.pathname;
    const pause = () => this.#holdBack(fault?.latencyMs ?? 0);
    if (request.method === "OPTIONS" && path.startsWith("/v1/"))
      return reply(204, "text/plain", "", openToAllPages);
    const failure = fault?.status === undefined ? null : faultError(fault.status);
    if (failure && !fault?.kept) {
      await pause();
      const headers = failure.status === 429 ? { ...openToAllPages, ...limited } : openToAllPages;
      return json(failure.status, { error: failure.body }, headers);
    }
    const file = asset(path);
    if (path.startsWith("/v1/") && !file) return this.#api.answer(request, target, pause, failure);
    await pause();
    if (file) return file;
    const ctx = { store: this.#store, origin: this.#origin, request: null };
    if (path.startsWith("/3ds/")) return threeDSecure(ctx, request, target);
    return sandboxReply(ctx, this.#webhooks, request, target);
  }

  /** Waits like a slow provider, but stops waiting once the fault is over. */
  async #holdBack(milliseconds: number) {
    if (milliseconds === 0) return;
    const { recovered } = this.#store;
    const signal = AbortSignal.any([this.#closing, recovered]);
    await wait(milliseconds, undefined, { signal }).catch((reason) => {
      if (!recovered.aborted) throw reason;
    });
  }

  #failed(error: unknown, response: ServerResponse) {
    if (this.#closing.aborted || response.destroyed) return;
    console.error(error);
    const body = { type: "api_error", message: "The sandbox failed; its log says why." };
    write(response, json(500, { error: body }));
  }
}
