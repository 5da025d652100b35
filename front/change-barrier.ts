import { setImmediate as nextTurn } from "node:timers/promises";

const TIMEOUT_MS = 250;

const SILENCE_MS = 5000;

// An author may request a page before the notification of their change has arrived. On the listening connection,
// PostgreSQL sends all earlier notifications before it answers a query (PostgreSQL, "NOTIFY").
export class ChangeBarrier {
  readonly #query: () => Promise<unknown>;
  readonly #onSilence: () => void;
  #current: Promise<void> | undefined;
  /** For requests that arrived after the current query was sent: its answer may miss changes they depend on. */
  #next: Promise<void> | undefined;
  #isHanging = false;

  /** `onSilence` is called every five seconds while a query is unanswered. */
  constructor(query: () => Promise<unknown>, onSilence = () => {}) {
    this.#query = query;
    this.#onSilence = onSilence;
  }

  get isHanging(): boolean {
    return this.#isHanging;
  }

  wait(): Promise<void> {
    if (this.#isHanging) return Promise.resolve();
    this.#next ??= this.#prepareNext();
    return this.#next;
  }

  async #prepareNext(): Promise<void> {
    await this.#current;
    // A turn of the event loop reads many requests, and they share this query.
    await nextTurn();
    this.#next = undefined;
    if (this.#isHanging) return;
    this.#current = this.#ask();
    await this.#current;
  }

  #ask(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      this.#isHanging = true;
      resolve();
    }, TIMEOUT_MS);
    const silence = setInterval(this.#onSilence, SILENCE_MS);
    const done = () => {
      this.#isHanging = false;
      clearTimeout(timer);
      clearInterval(silence);
      resolve();
    };
    this.#query().then(done, done);
    return promise;
  }
}
