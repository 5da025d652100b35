"use client";

import { CheckIcon } from "@/components/ui/icons";
import { CompleteForm } from "./complete-form";
import { useProgress } from "./progress-context";

type Props = { lessonId: number; title: string; isComingSoon: boolean; returnTo: string };

export function LessonToggle({ lessonId, title, isComingSoon, returnTo }: Props) {
  const { done, saving } = useProgress();
  const isDone = done.has(lessonId);
  const words = saving[lessonId] ? "Marking..." : `Mark as ${isDone ? "Incomplete" : "Complete"}`;
  return (
    <CompleteForm
      lessonId={lessonId}
      completed={!isDone}
      returnTo={returnTo}
      disabled={isComingSoon && !isDone}
      label={`${words}: ${title}`}
    >
      {isDone && <CheckIcon />}
      <span>{words}</span>
    </CompleteForm>
  );
}
