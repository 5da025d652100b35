import { PageLink } from "@/components/ui/page-link";
import { adminPaths } from "@/lib/paths/back-office";

type Props = {
  lesson: { id: number; title: string; durationMinutes: number | null };
  /** The number that buyers see; absent for lessons that they do not see. */
  number?: number;
  note?: string;
};

export function LessonRow({ lesson, number, note }: Props) {
  const facts = [lesson.durationMinutes && `${lesson.durationMinutes} min`, note].filter(Boolean);
  return (
    <div className="flex items-baseline gap-3">
      {number && (
        <span className="w-9 shrink-0 font-serif text-xl text-muted tabular-nums">{number}</span>
      )}
      <div className="min-w-0">
        <PageLink href={adminPaths.lesson(lesson.id)} className="font-semibold text-link">
          {lesson.title}
        </PageLink>
        {facts.length > 0 && <p className="text-sm text-muted">{facts.join(" · ")}</p>}
      </div>
    </div>
  );
}
