import { db } from "@/lib/db";
import { takePage } from "@/lib/lists/paging";
import type { AuditQuery } from "./schema";
import { nameThings } from "./things";

const PAGE_SIZE = 50;

/** One page, newest first. */
export async function listRemovedTestimonials() {
  const rows = await db.auditLog.findMany({
    where: { action: "testimonial.delete" },
    orderBy: { id: "desc" },
    take: PAGE_SIZE,
  });
  return withThings(rows);
}

export async function listAudit({ subject, before }: AuditQuery) {
  const rows = await db.auditLog.findMany({
    where: { subject, ...(before && { id: { lt: before } }) },
    orderBy: { id: "desc" },
    take: PAGE_SIZE + 1,
  });
  const { page, next } = takePage(rows, PAGE_SIZE, ({ id }) => id);
  return { entries: await withThings(page), next };
}

async function withThings<Row extends { subject: string }>(rows: Row[]) {
  const things = await nameThings(rows.map(({ subject }) => subject));
  return rows.map((row) => ({
    ...row,
    thing: things.get(row.subject) ?? { name: row.subject, href: null },
  }));
}
