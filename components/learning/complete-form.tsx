"use client";

import type { ReactNode } from "react";
import { paths } from "@/lib/paths";
import { useProgress } from "./progress-context";

/**
 * Marks a lesson through the progress call. Without JavaScript it is a plain form of the same
 * call, which then leads back here.
 */
export function CompleteForm({
  lessonId,
  completed,
  returnTo,
  className,
  children,
}: {
  lessonId: number;
  /** What pressing the button inside makes of the lesson. */
  completed: boolean;
  returnTo: string;
  className?: string;
  children: ReactNode;
}) {
  const { setCompleted } = useProgress();
  return (
    <form
      method="post"
      action={paths.lessonProgress(lessonId)}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void setCompleted(lessonId, completed);
      }}
    >
      <input type="hidden" name="completed" value={String(completed)} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
    </form>
  );
}
