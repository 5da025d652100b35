import { db } from "@/lib/db";
import { liveGrant } from "@/lib/learning/access";
import { type ClosedCourse, findClosing } from "./rules";

/** Courses that the person had, but has no live grant for now. */
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
      course: { select: { id: true, slug: true, title: true } },
    },
  });
  return grants.flatMap(({ course, order, ...grant }) => {
    const closing = findClosing(grant, order?.disputeStatus);
    return closing ? [{ ...course, ...closing }] : [];
  });
}
