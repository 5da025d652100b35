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

  wait(): Promise<void> {
    if (this.#isHanging) return Promise.resolve();
    if (!this.#current) return this.#begin();
    this.#next ??= this.#current.then(() => this.#begin());
    return this.#next;
  }

  #begin(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      this.#isHanging = true;
      resolve();
    }, TIMEOUT_MS);
    const silence = setInterval(this.#onSilence, SILENCE_MS);
    const done = () => {
      this.#isHanging = false;
      this.#current = undefined;
      clearTimeout(timer);
      clearInterval(silence);
      resolve();
    };
    this.#current = promise;
    this.#next = undefined;
    this.#query().then(done, done);
    return promise;
  }
}
