import { db } from "@/lib/db";
import { takePage } from "@/lib/lists/paging";
import type { AuditQuery } from "./schema";

const PAGE_SIZE = 50;

/** Newest first; as many as a page shows. */
export function listRemovedTestimonials() {
  return db.auditLog.findMany({
    where: { action: "testimonial.delete" },
    orderBy: { id: "desc" },
    take: PAGE_SIZE,
  });
}

export async function listAudit({ subject, before }: AuditQuery) {
  const rows = await db.auditLog.findMany({
    where: { subject, ...(before && { id: { lt: before } }) },
    orderBy: { id: "desc" },
    take: PAGE_SIZE + 1,
  });
  const { page, next } = takePage(rows, PAGE_SIZE, ({ id }) => id);
  return { entries: page, next };
}
