import type { ReactNode } from "react";
import { CheckIcon } from "@/components/ui/icons";
import { formatMinutes } from "@/lib/text/durations";
import { WhenDone } from "./when-done";

type Props = {
  lessonId: number;
  title: string;
  description: string;
  minutes: number | null;
  children: ReactNode;
};

/** The fragment in the address of a lesson (lib/paths/public.ts). */
export const lessonCardId = (lessonId: number) => `lesson-${lessonId}`;

export function LessonCard({ lessonId, title, description, minutes, children }: Props) {
  return (
    <article
      id={lessonCardId(lessonId)}
      className="sheet flex scroll-mt-28 handheld:scroll-mt-0 flex-col gap-6 rounded-card border-transparent border-l-4 p-6 handheld:p-4 shadow-card has-data-done:border-emerald md:p-8"
    >
      <header>
        <h2 tabIndex={-1} className="flex items-start gap-3 text-2xl outline-none">
          <WhenDone lessonId={lessonId}>
            <span data-done="" className="flex h-lh items-center text-emerald">
              <CheckIcon />
              <span className="sr-only">Completed: </span>
            </span>
          </WhenDone>
          <span className="min-w-0">{title}</span>
        </h2>
        <p className="mt-2 text-muted">{description}</p>
        {minutes && <p className="mt-1 text-sm text-muted">{formatMinutes(minutes)}</p>}
      </header>
      {children}
    </article>
  );
}
