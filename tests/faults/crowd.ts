import { setTimeout as pause } from "node:timers/promises";
import { Customer } from "./customer";

/** How long a buyer pauses before the next one comes, in milliseconds. */
const BREATH = 500;

/**
 * Lets buyers come one after the other in each of `lanes`; they leave when something does not answer.
 * The returned function stops them, and resolves when the last one has left.
 */
export function letBuyersCome(lanes: number, breath = BREATH): () => Promise<void> {
  let isOver = false;
  const keepComing = async () => {
    while (!isOver) {
      await new Customer().payAndVanish().catch(() => {});
      await pause(breath);
    }
  };
  const crowd = Array.from({ length: lanes }, keepComing);
  return async () => {
    isOver = true;
    await Promise.all(crowd);
  };
}
