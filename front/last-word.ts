/** An answer counts for whoever asks within this time of the question. In milliseconds. */
const GOOD_FOR = 1;

/** A database that hangs does not keep visitors from what is kept. In milliseconds. */
const PATIENCE = 250;

/**
 * PostgreSQL announces a change on commit, but whoever made it may ask for the page before the
 * announcement is here. An answer on the listening connection comes after all that was announced
 * before its question (PostgreSQL, "NOTIFY"), so a page that waits for one is never older.
 */
export class LastWord {
  readonly #ask: () => Promise<unknown>;
  #askedAt = Number.NEGATIVE_INFINITY;
  #isUnderWay = false;
  #answer = Promise.resolve();

  constructor(ask: () => Promise<unknown>) {
    this.#ask = ask;
  }

  /** Resolves once every change that was made before is heard of, or the database is too slow. */
  heard(): Promise<void> {
    if (!this.#isUnderWay && performance.now() - this.#askedAt > GOOD_FOR) {
      this.#askedAt = performance.now();
      this.#answer = this.#wait();
    }
    return this.#answer;
  }

  #wait(): Promise<void> {
    this.#isUnderWay = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, PATIENCE);
    const done = () => {
      this.#isUnderWay = false;
      clearTimeout(timer);
      resolve();
    };
    // A connection that is lost tells of it by itself.
    this.#ask().then(done, done);
    return promise;
  }
}
