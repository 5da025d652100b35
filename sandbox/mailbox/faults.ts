import { z } from "zod";
import { refusalNames } from "./refusals";

const faultSchema = z.strictObject({
  mode: z.enum(["down", "slow", "lost", ...refusalNames]),
  /** The address whose mails the fault hits; all mails if absent. */
  to: z.string().optional(),
  /** How many sends the fault hits; if absent, all until it is cleared. */
  times: z.number().int().positive().optional(),
  /** In seconds; the answer to 429 contains it. */
  retryAfter: z.number().int().positive().default(1),
  latencyMs: z.number().int().nonnegative().max(120_000).default(5000),
});

export type Fault = z.infer<typeof faultSchema>;
export type Faults = ReturnType<typeof createFaults>;

/** The faults that tests switch on: each send asks for the one meant for it. */
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
    /** Ends the fault, and releases whatever it was holding back. */
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
    /** How many sends the fault has hit so far. */
    get hits(): number {
      return hits;
    },
  };
}
