import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "./failure";
import { readJson, sendJson } from "./http";
import type { Context } from "./routes";
import { bareAddress, type Email, parseEmail } from "./schema";
import type { Store } from "./store";

/** POST /emails: checks, stores, and answers as Resend does, including its errors. */
export async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  { store, faults }: Context,
) {
  requireKey(request);
  const email = parseEmail(await readJson(request));
  const fault = faults.next(email.to.map(bareAddress));
  if (fault?.mode === "down") return request.socket.destroy();
  if (fault?.mode === "slow") await holdBack(fault.latencyMs, faults.recovered);
  if (fault?.mode === "429") throw tooMany(fault.retryAfter);
  if (fault?.mode === "400" || fault?.mode === "422") {
    throw new Failure(Number(fault.mode), "validation_error", "Ordered by PUT /faults.");
  }

  const id = keep(store, request, email);
  if (fault?.mode === "lost") return request.socket.destroy();
  return sendJson(response, 200, { id });
}

async function holdBack(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch((reason) => {
    if (!signal.aborted) throw reason;
  });
}

function keep(store: Store, request: IncomingMessage, email: Email): string {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return store.accept(email, undefined);
  if (typeof key !== "string" || key.length < 1 || key.length > 256) {
    throw new Failure(400, "invalid_idempotency_key", "The key must be between 1-256 chars.");
  }
  const digest = createHash("sha256").update(JSON.stringify(email)).digest("hex");
  const known = store.recall(key);
  if (!known) return store.accept(email, { key, digest });
  if (known.digest === digest) return known.id;
  throw new Failure(
    409,
    "invalid_idempotent_request",
    "Same idempotency key used with a different request payload.",
  );
}

function requireKey({ headers }: IncomingMessage): void {
  const key = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1];
  if (!key)
    throw new Failure(401, "missing_api_key", "Missing API key in the authorization header.");
  if (!key.startsWith("re_")) throw new Failure(403, "invalid_api_key", "API key is invalid.");
}

function tooMany(seconds: number): Failure {
  return new Failure(429, "rate_limit_exceeded", "Too many requests. Ordered by PUT /faults.", {
    "retry-after": String(seconds),
  });
}
