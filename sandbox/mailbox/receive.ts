import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { readJson, sendJson } from "./http";
import { isRefusal, refuse } from "./refusals";
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
  if (fault && isRefusal(fault.mode)) {
    throw refuse(fault.mode, fault.mode === "429" ? { "retry-after": `${fault.retryAfter}` } : {});
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
    throw refuse("invalid_idempotency_key");
  }
  const digest = createHash("sha256").update(JSON.stringify(email)).digest("hex");
  const known = store.recall(key);
  if (!known) return store.accept(email, { key, digest });
  if (known.digest === digest) return known.id;
  throw refuse("invalid_idempotent_request");
}

function requireKey({ headers }: IncomingMessage): void {
  const key = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1];
  if (!key) throw refuse("missing_api_key");
  if (!key.startsWith("re_")) throw refuse("invalid_api_key");
}
