import { createHmac } from "node:crypto";
import { newDelivery } from "./deliveries";
import { nowInSeconds } from "./ids";
import type { DeliveryRecord } from "./records";
import type { Store } from "./store";

const TIMEOUT_MS = 10_000;
const AT_ONCE = 20;
const GIVE_UP_AFTER_SECONDS = 3 * 24 * 60 * 60;

export type WebhookEndpoint = {
  url: string;
  secret: string;
  /** The pause after the first refusal; it doubles each time, up to a maximum. */
  firstPauseMs?: number;
  longestPauseMs?: number;
};

/** Sends stored events until the site accepts them, across restarts of this process. */
export class Webhooks {
  readonly #inFlight = new Map<string, Promise<void>>();
  readonly #closing = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  readonly #store: Store;
  readonly #endpoint: WebhookEndpoint;

  constructor(store: Store, endpoint: WebhookEndpoint) {
    this.#store = store;
    this.#endpoint = endpoint;
    this.wake();
  }

  /** Call this after writing events; it does not wait for their delivery. */
  wake() {
    clearTimeout(this.#timer);
    if (!this.#closing.signal.aborted) this.#timer = setTimeout(() => this.#sendDue(), 0);
  }

  /** Sends an event now, whatever became of earlier deliveries, and returns how that ended. */
  resend(event: string): Promise<DeliveryRecord> {
    const delivery = this.#store.deliveries.insert(newDelivery(event, "refused"));
    return this.#attempt(delivery, "refused");
  }

  /** While webhooks are off, new and waiting events stay unsent until they are resent. */
  switchTo(enabled: boolean) {
    this.#store.transaction(() => {
      this.#store.changeSettings({ webhooks: enabled });
      if (enabled) return;
      const waiting = this.#store.deliveries.all({ equals: { state: "pending" } });
      for (const each of waiting) this.#store.deliveries.update({ ...each, state: "held" });
    });
  }

  async close() {
    clearTimeout(this.#timer);
    this.#closing.abort();
    await Promise.all(this.#inFlight.values());
  }

  #sendDue() {
    const room = AT_ONCE - this.#inFlight.size;
    const waiting = this.#store.deliveries
      .firstBy("nextAttemptAt", { equals: { state: "pending" } }, AT_ONCE + 1)
      .filter((each) => !this.#inFlight.has(each.id));
    const due = waiting.filter((each) => each.nextAttemptAt <= Date.now());
    for (const each of due.slice(0, room)) this.#send(each);
    const next = waiting.find((each) => !due.includes(each));
    if (!next) return;
    const pause = Math.max(0, next.nextAttemptAt - Date.now());
    this.#timer = setTimeout(() => this.#sendDue(), pause);
  }

  #send(delivery: DeliveryRecord) {
    const done = this.#attempt(delivery, "pending").then(() => {
      this.#inFlight.delete(delivery.id);
      this.wake();
    });
    this.#inFlight.set(delivery.id, done);
  }

  async #attempt(
    delivery: DeliveryRecord,
    otherwise: "pending" | "refused",
  ): Promise<DeliveryRecord> {
    const { body } = this.#store.events.get(delivery.event);
    const result = await this.#post(body);
    if (this.#closing.signal.aborted) return delivery;
    const attempts = delivery.attempts + 1;
    const accepted = Math.floor((result.lastStatus ?? 0) / 100) === 2;
    return this.#store.deliveries.update({
      ...delivery,
      ...result,
      attempts,
      nextAttemptAt: Date.now() + this.#pause(attempts),
      state: accepted ? "delivered" : this.#stateAfterRefusal(delivery, otherwise),
    });
  }

  #stateAfterRefusal(delivery: DeliveryRecord, otherwise: "pending" | "refused") {
    if (otherwise === "refused") return otherwise;
    if (!this.#store.settings.webhooks) return "held";
    const tooOld = nowInSeconds() - delivery.created > GIVE_UP_AFTER_SECONDS;
    return tooOld ? "given up" : "pending";
  }

  #pause(attempts: number): number {
    const { firstPauseMs = 2000, longestPauseMs = 60_000 } = this.#endpoint;
    return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
  }

  async #post(body: string): Promise<Pick<DeliveryRecord, "lastStatus" | "lastError">> {
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      const response = await fetch(this.#endpoint.url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Stripe-Signature": this.#signature(body),
        },
        body,
        redirect: "manual",
        signal,
      });
      await response.body?.cancel();
      return { lastStatus: response.status, lastError: null };
    } catch (error) {
      return { lastStatus: null, lastError: reasonOf(error) };
    }
  }

  #signature(body: string): string {
    const time = nowInSeconds();
    const hmac = createHmac("sha256", this.#endpoint.secret).update(`${time}.${body}`);
    return `t=${time},v1=${hmac.digest("hex")}`;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
