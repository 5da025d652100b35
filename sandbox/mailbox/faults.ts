import { z } from "zod";

const faultSchema = z.strictObject({
  mode: z.enum(["down", "slow", "429", "422", "lost"]),
  /** Whose mails it hits; everybody's without. */
  to: z.string().optional(),
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
  let hits = 0;
  let recovery = new AbortController();
  return {
    set(body: unknown): Fault {
      current = faultSchema.parse(body);
      left = current.times ?? Number.POSITIVE_INFINITY;
      hits = 0;
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
    next(readers: string[]): Fault | undefined {
      if (!current || left <= 0) return undefined;
      if (current.to && !readers.includes(current.to)) return undefined;
      left -= 1;
      hits += 1;
      return current;
    },
    /** How many sends the trouble has hit so far. */
    get hits(): number {
      return hits;
    },
  };
}
