"use client";

import { CompleteForm } from "@/components/learning/complete-form";
import { useProgress } from "@/components/learning/progress-context";
import { Button } from "@/components/ui/button";
import { CheckIcon } from "@/components/ui/icons";
import type { LearningCourse } from "@/lib/learning/schema";

type Props = {
  lessonId: number;
  look: LearningCourse["playerLook"];
  isComingSoon: boolean;
  returnTo: string;
};

/**
 * The generic look hides its button once the module is done, while the dedicated one shows 'Completed';
 * both keep a small button to undo it.
 */
export function ModuleCompletion({ lessonId, look, isComingSoon, returnTo }: Props) {
  const isDone = useProgress().done.has(lessonId);
  const label = look === "dedicated" ? "Mark as Complete" : "Mark Complete";
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isDone && <Completed look={look} />}
      {/* One button for both states, so that a keyboard user keeps the focus on it. */}
      <CompleteForm
        lessonId={lessonId}
        completed={!isDone}
        returnTo={returnTo}
        disabled={isComingSoon && !isDone}
        variant={isDone ? "quiet" : "secondary"}
      >
        {isDone ? "Undo" : label}
      </CompleteForm>
    </div>
  );
}

function Completed({ look }: { look: LearningCourse["playerLook"] }) {
  if (look === "dedicated") {
    return (
      <Button disabled>
        <CheckIcon /> Completed
      </Button>
    );
  }
  return (
    <p className="flex items-center gap-2 font-semibold text-done">
      <CheckIcon /> Completed
    </p>
  );
}
