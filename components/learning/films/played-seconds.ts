/** The fastest playback that players offer, with room for a late tick. */
const MAX_RATE = 2.5;
const SLACK_SECONDS = 0.5;

/** Counts the seconds of a film that were played; skipped parts do not count. */
export class PlayedSeconds {
  #total: number;
  #last: { film: number; clock: number } | null = null;

  constructor(before: number) {
    this.#total = before;
  }

  get total(): number {
    return Math.floor(this.#total);
  }

  /** Both in seconds: the position in the film, and a clock that never goes back. */
  tick(film: number, clock: number): void {
    if (this.#last) {
      const step = film - this.#last.film;
      const possible = (clock - this.#last.clock) * MAX_RATE + SLACK_SECONDS;
      if (step > 0 && step <= possible) this.#total += step;
    }
    this.#last = { film, clock };
  }

  /** Stops counting until the next tick, because a seek during a long pause would look like playing. */
  rest(): void {
    this.#last = null;
  }
}
