import { db } from "@/lib/db";
import { liveGrant } from "./access";

type Ending = { suspendedAt: Date | null; endedAt: Date | null; revokedAt: Date | null };

export type Closing = {
  why: "paused" | "refunded" | "disputed" | "ended by the coach";
  since: Date;
};

export type ClosedCourse = Closing & { slug: string; title: string };

/** What the coach did counts first: no bank's decision opens the course again. */
export function findClosing(grant: Ending, disputeStatus: string | undefined): Closing | null {
  const { revokedAt, endedAt, suspendedAt } = grant;
  if (revokedAt) return { why: "ended by the coach", since: revokedAt };
  if (endedAt) return { why: disputeStatus === "lost" ? "disputed" : "refunded", since: endedAt };
  return suspendedAt && { why: "paused", since: suspendedAt };
}

/** The courses that somebody had, and that nothing opens to them now. */
export async function listClosedCourses(userId: string): Promise<ClosedCourse[]> {
  const grants = await db.grant.findMany({
    where: {
      userId,
      NOT: liveGrant,
      course: { grants: { none: { userId, ...liveGrant } } },
    },
    orderBy: { createdAt: "desc" },
    distinct: ["courseId"],
    select: {
      suspendedAt: true,
      endedAt: true,
      revokedAt: true,
      order: { select: { disputeStatus: true } },
      course: { select: { slug: true, title: true } },
    },
  });
  return grants.flatMap(({ course, order, ...grant }) => {
    const closing = findClosing(grant, order?.disputeStatus);
    return closing ? [{ ...course, ...closing }] : [];
  });
}
