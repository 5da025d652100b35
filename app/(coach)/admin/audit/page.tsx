import { AdminPage } from "@/components/admin/admin-page";
import { AuditEntries } from "@/components/admin/audit-entries";
import { Pager } from "@/components/admin/pager";
import { PageLink } from "@/components/ui/page-link";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { listAudit } from "@/lib/back-office/audit/queries";
import { auditQuery } from "@/lib/back-office/audit/schema";
import { firstValues } from "@/lib/http/request";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";

export const metadata = privateMetadata("Audit log");

export default async function AuditPage({ searchParams }: PageProps<"/admin/audit">) {
  const given = firstValues(await searchParams);
  await requireCoachPage(adminPaths.audit(given), "seesMoney");
  const query = auditQuery.parse(given);
  const { entries, next } = await listAudit(query);
  const subject: Record<string, string> = query.subject ? { subject: query.subject } : {};
  return (
    <AdminPage
      title="Audit log"
      lead="Who did what, when, before and after. Nobody can change it, you included."
    >
      {query.subject && (
        <p>
          Only <strong>{entries[0]?.thing.name ?? query.subject}</strong>.{" "}
          <PageLink href={adminPaths.audit()} className="text-link inline-block py-2">
            Show everything
          </PageLink>
        </p>
      )}
      {entries.length > 0 ? (
        <AuditEntries entries={entries} opensLog />
      ) : (
        <p>Nothing has been done yet.</p>
      )}
      <Pager
        next={next === null ? null : adminPaths.audit({ ...subject, before: String(next) })}
        first={query.before ? adminPaths.audit(subject) : null}
      />
    </AdminPage>
  );
}
