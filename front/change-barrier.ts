/** Visitors still get the kept pages when the database hangs. */
const TIMEOUT_MS = 250;

/** A question without an answer for so long may mean that nothing will ever be heard on this connection. */
const SILENCE_MS = 5000;

/**
 * PostgreSQL announces a change on commit, but the person who made it may ask for the page before the
 * announcement has arrived. An answer on the listening connection comes after everything that was
 * announced before its question (PostgreSQL, "NOTIFY"), so a page that waits for that answer is never
 * out of date.
 */
export class ChangeBarrier {
  readonly #ask: () => Promise<unknown>;
  readonly #onSilence: () => void;
  #underWay: Promise<void> | undefined;
  /** For everyone who came after the current question was asked: its answer may miss changes they made. */
  #next: Promise<void> | undefined;
  #isHanging = false;

  /** `onSilence` is called every five seconds while a question stays open. */
  constructor(ask: () => Promise<unknown>, onSilence = () => {}) {
    this.#ask = ask;
    this.#onSilence = onSilence;
  }

  /** Resolves once every change made before the call has been heard of, or when the database is too slow. */
  wait(): Promise<void> {
    if (this.#isHanging) return Promise.resolve();
    if (!this.#underWay) return this.#begin();
    this.#next ??= this.#underWay.then(() => this.#begin());
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
      this.#underWay = undefined;
      clearTimeout(timer);
      clearInterval(silence);
      resolve();
    };
    this.#underWay = promise;
    this.#next = undefined;
    // A lost connection is reported elsewhere, by its own events.
    this.#ask().then(done, done);
    return promise;
  }
}
