"use client";

import { Button } from "@/components/ui/button";
import { useProgress } from "../progress-context";

/** Offered when a film has ended; nothing is ever marked by itself. */
export function FilmEnd({ lessonId }: { lessonId: number }) {
  const { done, saving, setCompleted } = useProgress();
  if (done.has(lessonId) && saving !== lessonId) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-emerald-wash p-4 text-ink">
      <p role="status">That was the film. Have you finished this module?</p>
      <Button
        variant="primary"
        disabled={saving !== null}
        onClick={() => void setCompleted(lessonId, true)}
      >
        {saving === lessonId ? "Marking..." : "Mark as Complete"}
      </Button>
    </div>
  );
}
