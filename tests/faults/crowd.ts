import { setTimeout as pause } from "node:timers/promises";
import { Customer } from "./customer";

/** The pause between two buyers, in milliseconds. */
const BREATH = 500;

/**
 * Sends buyers one after another in each of `lanes`. A buyer leaves when something does not answer. The
 * returned function stops them, and resolves when the last one has left.
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
