import { CoachForm } from "@/components/admin/coach-form";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import type { Gap } from "@/lib/courses/editing/rules";
import type { FormAction } from "@/lib/forms/state";
import { adminPaths } from "@/lib/paths/back-office";

type Props = {
  courseId: number;
  isPublished: boolean;
  needed: Gap[];
  wanted: Gap[];
  publish: FormAction;
  unpublish: FormAction;
};

export function PublishPanel({ courseId, isPublished, needed, wanted, publish, unpublish }: Props) {
  return (
    <div className="flex max-w-measure flex-col gap-5">
      {needed.length > 0 && <GapList title="Before it can be published" gaps={needed} />}
      {wanted.length > 0 && <GapList title="Worth fixing" gaps={wanted} />}
      {needed.length + wanted.length === 0 && (
        <Notice tone="success">Nothing is missing: text, films and picture are there.</Notice>
      )}
      <CoachForm
        action={isPublished ? unpublish : publish}
        hidden={{ id: courseId }}
        submit={isPublished ? "Take it off sale" : "Publish"}
        confirm="Yes, take it off sale"
        variant={isPublished ? "secondary" : "primary"}
      />
    </div>
  );
}

function GapList({ title, gaps }: { title: string; gaps: Gap[] }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 list-disc pl-5">
        {gaps.map(({ lessonId, text }) => (
          <li key={`${lessonId} ${text}`} className="py-0.5">
            {lessonId ? (
              <PageLink href={adminPaths.lesson(lessonId)} className="text-link">
                {text}
              </PageLink>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
