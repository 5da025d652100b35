import { CoachForm } from "@/components/admin/coach-form";
import type { FormAction } from "@/lib/forms/state";
import { formatMoment } from "@/lib/text/dates";

type Version = {
  number: number;
  actorEmail: string | null;
  changes: string;
  publishAt: Date;
};

type Props = { pageId: number; versions: Version[]; restore: FormAction };

export function VersionList({ pageId, versions, restore }: Props) {
  return (
    <ol className="divide-y divide-rule border-y border-rule">
      {versions.map(({ number, actorEmail, changes, publishAt }) => (
        <li key={number} className="flex flex-wrap items-center justify-between gap-4 py-4">
          <div className="min-w-0">
            <p className="font-semibold">{`Version ${number}`}</p>
            <p className="text-sm text-muted">
              <time dateTime={publishAt.toISOString()}>{formatMoment(publishAt)}</time>
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
