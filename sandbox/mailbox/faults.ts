import { z } from "zod";

const faultSchema = z.strictObject({
  mode: z.enum(["down", "slow", "429", "422", "lost"]),
  /** How many sends it hits; until further notice without. */
  times: z.number().int().positive().optional(),
  /** Seconds, for 429. */
  retryAfter: z.number().int().positive().default(1),
  latencyMs: z.number().int().nonnegative().max(120_000).default(5000),
});

export type Fault = z.infer<typeof faultSchema>;
export type Faults = ReturnType<typeof createFaults>;

/** The trouble that tests order: each send asks for its share of it. */
export function createFaults() {
  let current: Fault | undefined;
  let left = 0;
  let recovery = new AbortController();
  return {
    set(body: unknown): Fault {
      current = faultSchema.parse(body);
      left = current.times ?? Number.POSITIVE_INFINITY;
      return current;
    },
    /** Ends the trouble, and with it the waiting of whatever was held back. */
    clear() {
      current = undefined;
      recovery.abort();
      recovery = new AbortController();
    },
    get recovered(): AbortSignal {
      return recovery.signal;
    },
    next(): Fault | undefined {
      if (!current || left <= 0) return undefined;
      left -= 1;
      return current;
    },
  };
}
