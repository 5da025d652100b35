"use client";

import { Button } from "@/components/ui/button";
import { CheckIcon } from "@/components/ui/icons";
import { CompleteForm } from "./complete-form";
import { useProgress } from "./progress-context";

/** 'Mark as Complete' and back. */
export function LessonToggle({ lessonId, returnTo }: { lessonId: number; returnTo: string }) {
  const { done, saving } = useProgress();
  const isDone = done.has(lessonId);
  return (
    <CompleteForm lessonId={lessonId} completed={!isDone} returnTo={returnTo}>
      <Button type="submit" disabled={saving !== null} variant="secondary">
        {isDone && <CheckIcon />}
        {saving === lessonId ? "Marking..." : `Mark as ${isDone ? "Incomplete" : "Complete"}`}
      </Button>
    </CompleteForm>
  );
}
