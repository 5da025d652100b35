"use client";

import { PageLink } from "@/components/layout/page-link";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useProgress } from "./progress-context";

export function ProgressCard() {
  const { done, total, percentage } = useProgress();
  return (
    <section aria-labelledby="progress-title" className="sheet rounded-card p-6 shadow-card">
      <h2 id="progress-title" className="text-xl">
        Your progress
      </h2>
      <p aria-live="polite" className="mt-1 mb-4 text-muted tabular-nums">
        {done.size} of {total} lessons complete, {percentage}%
      </p>
      <ProgressBar label="Course progress" value={percentage} />
    </section>
  );
}

/** Appears at exactly 100%. */
export function CompletionCard({ certificateHref }: { certificateHref: string }) {
  const { percentage } = useProgress();
  if (percentage !== 100) return null;
  return (
    <section className="animate-rise rounded-card bg-emerald p-8 text-fg [--fg:var(--color-white)]">
      <h2 className="text-2xl">Congratulations!</h2>
      <p className="mt-2">
        You've completed all lessons in this course. Well done on your learning journey!
      </p>
      <PageLink
        href={certificateHref}
        className="mt-4 inline-flex min-h-11 items-center font-semibold text-link"
      >
        Get your certificate
      </PageLink>
    </section>
  );
}
