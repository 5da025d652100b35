import { db } from "@/lib/db";
import type { AuditQuery } from "./schema";

const PAGE_SIZE = 50;

/** Newest first, of everything or of one subject. */
export async function listAudit({ subject, before }: AuditQuery) {
  const rows = await db.auditLog.findMany({
    where: { subject, ...(before && { id: { lt: before } }) },
    orderBy: { id: "desc" },
    take: PAGE_SIZE + 1,
  });
  const entries = rows.slice(0, PAGE_SIZE);
  return { entries, next: rows.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null };
}
