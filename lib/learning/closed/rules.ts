type Ending = { suspendedAt: Date | null; endedAt: Date | null; revokedAt: Date | null };

export type Closing = {
  why: "paused" | "refunded" | "disputed" | "ended by the coach";
  since: Date;
};

export type ClosedCourse = Closing & { id: number; slug: string; title: string };

/** The coach's decision comes first, because no bank's decision can open the course again. */
export function findClosing(grant: Ending, disputeStatus: string | undefined): Closing | null {
  const { revokedAt, endedAt, suspendedAt } = grant;
  if (revokedAt) return { why: "ended by the coach", since: revokedAt };
  if (endedAt) return { why: disputeStatus === "lost" ? "disputed" : "refunded", since: endedAt };
  return suspendedAt && { why: "paused", since: suspendedAt };
}
