"use client";

import { Button } from "@/components/ui/button";
import { CheckIcon } from "@/components/ui/icons";
import type { LearningCourse } from "@/lib/learning/schema";
import { CompleteForm } from "../complete-form";
import { useProgress } from "../progress-context";

/**
 * The generic look hides its button once the module is done, the dedicated one shows 'Completed';
 * both keep a small way back.
 */
export function ModuleCompletion({
  lessonId,
  look,
  isComingSoon,
  returnTo,
}: {
  lessonId: number;
  look: LearningCourse["playerLook"];
  isComingSoon: boolean;
  returnTo: string;
}) {
  const { done } = useProgress();
  if (!done.has(lessonId)) {
    return (
      <CompleteForm lessonId={lessonId} completed returnTo={returnTo} disabled={isComingSoon}>
        {look === "dedicated" ? "Mark as Complete" : "Mark Complete"}
      </CompleteForm>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {look === "dedicated" ? (
        <Button disabled>
          <CheckIcon /> Completed
        </Button>
      ) : (
        <p className="flex items-center gap-2 font-semibold text-done">
          <CheckIcon /> Completed
        </p>
      )}
      <CompleteForm lessonId={lessonId} completed={false} returnTo={returnTo} variant="quiet">
        Undo
      </CompleteForm>
    </div>
  );
}
