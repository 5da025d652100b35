import type { IncomingMessage } from "node:http";
import { apiRoutes } from "./api-routes";
import { ApiError, invalidRequest, keyInUse } from "./errors";
import { apiVersion } from "./events";
import { canonicalForm, decodeForm, type FormValue } from "./form-encoding";
import { json, type Reply, readBody } from "./http";
import { type FinalAnswer, runOnce } from "./idempotency";
import { newId } from "./ids";
import { identify, type Keys } from "./keys";
import { assertPermitted, RECOMMENDED } from "./permissions";
import type { Caller, Route } from "./routes";
import type { Store } from "./store";

export const openToAllPages = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, Stripe-Version",
  "Access-Control-Allow-Methods": "GET, POST",
};

type ApiRequest = {
  id: string;
  method: string;
  path: string;
  text: string;
  authorization: string | undefined;
  idempotencyKey: string | null;
};

/** The provider's `/v1` interface: keys, parameters, idempotency, and the shape of errors. */
export class Api {
  readonly #keysInUse = new Set<string>();
  readonly #store: Store;
  readonly #origin: string;
  readonly #keys: Keys;

  constructor(store: Store, origin: string, keys: Keys) {
    this.#store = store;
    this.#origin = origin;
    this.#keys = keys;
  }

  /**
   * `beforeAnswer` lets a fault delay an answer whose work is already done and stored. `failure` replaces the
   * work, and is stored as its answer.
   */
  async answer(
    incoming: IncomingMessage,
    url: URL,
    beforeAnswer: () => Promise<void>,
    failure: ApiError | null,
  ): Promise<Reply> {
    const id = newId("req");
    const headers = { "Request-Id": id, "Stripe-Version": apiVersion, ...openToAllPages };
    try {
      const request = await readRequest(id, incoming, url);
      const { status, body, replayed } = await this.#oneAtATime(request, async () => {
        const answer = this.#run(request, failure);
        await beforeAnswer();
        return answer;
      });
      return json(status, body, replayed ? { ...headers, "Idempotent-Replayed": "true" } : headers);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return json(error.status, { error: error.body }, headers);
    }
  }

  async #oneAtATime<T>({ idempotencyKey }: ApiRequest, work: () => Promise<T>): Promise<T> {
    if (idempotencyKey === null) return work();
    if (this.#keysInUse.has(idempotencyKey)) throw keyInUse();
    this.#keysInUse.add(idempotencyKey);
    try {
      return await work();
    } finally {
      this.#keysInUse.delete(idempotencyKey);
    }
  }

  #run(request: ApiRequest, failure: ApiError | null): FinalAnswer {
    const { key, client_secret, ...input } = decodeForm(request.text);
    const caller = identify(this.#keys, {
      authorization: request.authorization,
      keyParameter: textOf(key),
      clientSecret: textOf(client_secret),
    });
    const { route, id } = findRoute(request, caller);
    if (caller.key === "secret") {
      assertPermitted(this.#keys.secretKey, this.#keys.permissions ?? RECOMMENDED, request);
    }
    const step = route.prepare(input);
    const ctx = {
      store: this.#store,
      origin: this.#origin,
      request: { id: request.id, idempotency_key: request.idempotencyKey },
    };
    const fingerprint = `${request.method} ${request.path}?${canonicalForm(request.text)}`;
    return runOnce(this.#store, request.idempotencyKey, fingerprint, () => {
      if (failure) throw failure;
      return step(ctx, id, caller);
    });
  }
}

async function readRequest(id: string, incoming: IncomingMessage, url: URL): Promise<ApiRequest> {
  const { method = "GET", headers } = incoming;
  const key = headers["idempotency-key"];
  const { "stripe-version": version = apiVersion } = headers;
  if (version !== apiVersion) throw invalidRequest(`Invalid Stripe API version: ${version}`);
  return {
    id,
    method,
    path: url.pathname,
    text: method === "POST" ? await readBody(incoming) : url.search.slice(1),
    authorization: headers.authorization,
    idempotencyKey: method === "POST" && typeof key === "string" ? key : null,
  };
}

function findRoute({ method, path }: ApiRequest, caller: Caller): { route: Route; id: string } {
  const route = apiRoutes.find((each) => each.method === method && each.path.test(path));
  if (!route) {
    throw invalidRequest(`Unrecognized request URL (${method}: ${path}).`, { status: 404 });
  }
  if (caller.key === "publishable" && !route.openToBrowsers) {
    throw invalidRequest("This API call cannot be made with a publishable API key.", {
      status: 403,
      code: "secret_key_required",
    });
  }
  return { route, id: route.path.exec(path)?.[1] ?? "" };
}

function textOf(value: FormValue | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
