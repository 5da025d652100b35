import { callApi } from "@/lib/http/api-client";
import { resumePoint } from "@/lib/learning/rules";
import { paths } from "@/lib/paths/public";
import { PlayedSeconds } from "./played-seconds";

/** Records how much of one film a learner watches, and saves it. */
export class WatchLog {
  readonly #path: string;
  readonly #learnerId: string;
  readonly #played: PlayedSeconds;
  #position = 0;
  /** By this device's clock: a position that is saved late must not count as newer than another device's. */
  #changedAt = 0;
  #hasStarted = false;
  #isSaved = true;

  constructor(lessonId: number, learnerId: string, watchedBefore: number) {
    this.#path = paths.lessonProgress(lessonId);
    this.#learnerId = learnerId;
    this.#played = new PlayedSeconds(watchedBefore);
  }

  /** False while the film is still where another device left it, with nothing new to save. */
  get isWatched(): boolean {
    return this.#changedAt > 0;
  }

  start(): void {
    this.#hasStarted = true;
  }

  tick(seconds: number, duration: number): void {
    // A film that is reloading is at 0 and has no length yet.
    if (!this.#hasStarted || Number.isNaN(duration)) return;
    this.#played.tick(seconds, performance.now() / 1000);
    this.#position = Math.floor(resumePoint(seconds, duration));
    this.#changedAt = Date.now();
    this.#isSaved = false;
  }

  pause(): void {
    this.#played.rest();
    this.save();
  }

  save(): void {
    if (this.#isSaved) return;
    this.#isSaved = true;
    callApi(this.#path, this.#state()).catch(() => {
      // Not worth telling the learner: the next save carries these seconds too.
      this.#isSaved = false;
    });
  }

  /**
   * The browser delivers a beacon after the page is gone, and never says whether it arrived. A page that is
   * only hidden therefore counts as unsaved, and sends the same again.
   */
  leave(isForGood = true): void {
    if (this.#isSaved) return;
    const body = new Blob([JSON.stringify(this.#state())], { type: "application/json" });
    this.#isSaved = this.#deliver(body) && isForGood;
  }

  #deliver(body: Blob): boolean {
    try {
      return navigator.sendBeacon(this.#path, body);
    } catch {
      // Browsers that guard privacy have no beacons, and some extensions forbid them.
      fetch(this.#path, { method: "POST", body, keepalive: true }).catch(console.info);
      return true;
    }
  }

  #state() {
    return {
      learnerId: this.#learnerId,
      watchTime: this.#played.total,
      position: this.#position,
      age: Date.now() - this.#changedAt,
    };
  }
}
