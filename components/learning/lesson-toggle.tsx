"use client";

import { Button } from "@/components/ui/button";
import { CheckIcon } from "@/components/ui/icons";
import { CompleteForm } from "./complete-form";
import { useProgress } from "./progress-context";
import { WaitingNote } from "./waiting-note";

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
      className="flex flex-wrap items-center gap-3"
    >
      <Button type="submit" disabled={saving !== null || (isComingSoon && !isDone)}>
        {isDone && <CheckIcon />}
        {saving === lessonId ? "Marking..." : `Mark as ${isDone ? "Incomplete" : "Complete"}`}
      </Button>
      <WaitingNote lessonId={lessonId} />
    </CompleteForm>
  );
}
