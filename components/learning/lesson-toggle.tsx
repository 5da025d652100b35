"use client";

import { CheckIcon } from "@/components/ui/icons";
import { CompleteForm } from "./complete-form";
import { useProgress } from "./progress-context";

/** 'Mark as Complete' and back. */
export function LessonToggle({
  lessonId,
  isComingSoon,
  returnTo,
}: {
  lessonId: number;
  isComingSoon: boolean;
  returnTo: string;
}) {
  const { done, saving } = useProgress();
  const isDone = done.has(lessonId);
  return (
    <CompleteForm
      lessonId={lessonId}
      completed={!isDone}
      returnTo={returnTo}
      disabled={isComingSoon && !isDone}
    >
      {isDone && <CheckIcon />}
      {saving === lessonId ? "Marking..." : `Mark as ${isDone ? "Incomplete" : "Complete"}`}
    </CompleteForm>
  );
}
