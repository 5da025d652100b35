/** A database that hangs does not keep visitors from what is kept. */
const TIMEOUT_MS = 250;

/**
 * PostgreSQL announces a change on commit, but whoever made it may ask for the page before the
 * announcement is here. An answer on the listening connection comes after all that was announced
 * before its question (PostgreSQL, "NOTIFY"), so a page that waits for one is never older.
 */
export class ChangeBarrier {
  readonly #ask: () => Promise<unknown>;
  #underWay: Promise<void> | undefined;
  /** For all who have come since the one under way was asked: its answer may be older than they are. */
  #next: Promise<void> | undefined;
  #isHanging = false;

  constructor(ask: () => Promise<unknown>) {
    this.#ask = ask;
  }

  /** Resolves once every change that was made before is heard of, or the database is too slow. */
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
    const done = () => {
      this.#isHanging = false;
      this.#underWay = undefined;
      clearTimeout(timer);
      resolve();
    };
    this.#underWay = promise;
    this.#next = undefined;
    // A connection that is lost tells of it by itself.
    this.#ask().then(done, done);
    return promise;
  }
}
