"use client";

import { useState } from "react";
import { useProgress } from "@/components/learning/progress-context";
import { Button } from "@/components/ui/button";

/** Offered when a film has ended; no lesson is ever marked as complete by itself. */
export function FilmEnd({ lessonId }: { lessonId: number }) {
  const { done, saving, setCompleted } = useProgress();
  const isDone = done.has(lessonId);
  const isSaving = saving[lessonId];
  const [wasDone] = useState(isDone);
  if (wasDone) return null;
  const words = isDone ? "Undo" : "Mark as Complete";
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-emerald-wash p-4 text-ink">
      <p role="status">
        {isDone ? "This module is complete." : "That was the film. Have you finished this module?"}
      </p>
      <Button
        variant={isDone ? "quiet" : "primary"}
        aria-disabled={isSaving || undefined}
        onClick={() => {
          if (!isSaving) void setCompleted(lessonId, !isDone);
        }}
      >
        {isSaving ? "Marking..." : words}
      </Button>
    </div>
  );
}
