"use client";

import { ProgressBar } from "@/components/ui/progress-bar";
import { useProgress } from "./progress-context";

export function ProgressCard() {
  const { done, total, percentage, unsaved } = useProgress();
  const toSave = unsaved.size ? `, ${unsaved.size} not saved` : "";
  return (
    <section
      aria-labelledby="progress-title"
      className="sheet rounded-card p-6 shadow-card handheld:p-4"
    >
      <h2 id="progress-title" className="text-xl handheld:sr-only">
        Your progress
      </h2>
      <p aria-live="polite" className="mt-1 mb-4 handheld:mb-2 text-muted tabular-nums">
        {`${done.size} of ${total} lessons complete, ${percentage}%${toSave}`}
      </p>
      <ProgressBar label="Course progress" value={percentage} />
    </section>
  );
}
