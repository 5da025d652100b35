import { CoachForm } from "@/components/admin/coach-form";
import { Badge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/page-link";
import type { FormAction } from "@/lib/forms/state";
import { adminPaths } from "@/lib/paths/back-office";
import { formatMoment } from "@/lib/text/dates";

type Version = {
  number: number;
  /** Set for a legal text. */
  name: string | null;
  actorEmail: string | null;
  changes: string;
  /** Null if it was called off. */
  publishAt: Date | null;
  createdAt: Date;
};

type Props = { pageId: number; versions: Version[]; restore: FormAction };

export function VersionList({ pageId, versions, restore }: Props) {
  const now = new Date();
  const shown = versions.find(({ publishAt }) => publishAt && publishAt <= now);
  return (
    <ol className="divide-y divide-rule border-y border-rule">
      {versions.map(({ number, name, actorEmail, changes, publishAt, createdAt }) => (
        <li key={number} className="flex flex-wrap items-center justify-between gap-4 py-4">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              <PageLink
                href={adminPaths.pagePreview(pageId, { version: String(number) })}
                className="text-link"
              >
                {`Version ${number}${name ? ` (${name})` : ""}`}
              </PageLink>
              {number === shown?.number && <Badge tone="emerald">On the site</Badge>}
              {!publishAt && <Badge tone="outline">Called off</Badge>}
              {publishAt && publishAt > now && (
                <Badge tone="outline">{`From ${formatMoment(publishAt)} on`}</Badge>
              )}
            </p>
            <p className="text-sm text-muted">
              <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time>
              {`, ${actorEmail ?? "with the site"}`}
            </p>
            <p className="max-w-measure">{changes}</p>
          </div>
          <CoachForm
            action={restore}
            hidden={{ pageId, number }}
            submit={`Take up version ${number} again`}
            confirm="Yes, put it into the draft"
            variant="secondary"
          />
        </li>
      ))}
    </ol>
  );
}
