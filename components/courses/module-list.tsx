import { PageLink } from "@/components/ui/page-link";
import type { LessonOutline } from "@/lib/courses/public/schema";

type Props = { lessons: LessonOutline[]; previewHref: string };

export function ModuleList({ lessons, previewHref }: Props) {
  return (
    <ol className="border-t border-rule">
      {lessons.map((lesson) => (
        <li key={lesson.id} className="flex items-baseline gap-4 border-b border-rule py-4">
          <span className="w-9 shrink-0 font-serif text-xl text-muted tabular-nums">
            {lesson.position}
          </span>
          <span className="flex grow flex-wrap items-baseline gap-x-4 gap-y-1">
            <span className="max-w-full font-medium">{lesson.title}</span>
            {lesson.isPreview && (
              <PageLink
                href={previewHref}
                className="inline-flex min-h-11 items-center text-sm font-semibold text-done text-link"
              >
                Free preview
              </PageLink>
            )}
            <span aria-hidden="true" className="leader max-sm:hidden" />
          </span>
          {lesson.durationMinutes !== null && (
            <span className="shrink-0 text-sm text-muted tabular-nums">
              {lesson.durationMinutes} min
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
