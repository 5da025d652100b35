import type { ChangeBarrier } from "./change-barrier.ts";

/** Counts the changes of the site's content that this instance has heard of. */
export class ContentRevision {
  #number = 0;
  #barrier: ChangeBarrier | null = null;

  get number(): number {
    return this.#number;
  }

  get isHeard(): boolean {
    return this.#barrier !== null;
  }

  advance(): void {
    this.#number += 1;
  }

  /** Without a barrier, this instance hears of no changes. */
  setBarrier(barrier: ChangeBarrier | null): void {
    this.#barrier = barrier;
    this.advance();
  }

  /** Returns once all changes before this call are counted, or the database has been silent for too long. */
  async catchUp(): Promise<void> {
    await this.#barrier?.wait();
  }

  /** The number after all changes before this call; null if it may miss one. */
  async find(): Promise<number | null> {
    const barrier = this.#barrier;
    await barrier?.wait();
    return barrier && barrier === this.#barrier && !barrier.isHanging ? this.#number : null;
  }
}
