import { setTimeout as pause } from "node:timers/promises";
import { Customer } from "./customer";

/** How long somebody takes before they try again. In milliseconds. */
const BREATH = 500;

/**
 * Buyers who come one after the other, so many at a time, and leave where something does not answer.
 * The answer ends the coming, and resolves when the last one has left.
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
