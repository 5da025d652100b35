"use client";

import { useProgress } from "@/components/learning/progress-context";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { LearningCourse } from "@/lib/learning/schema";

type Props = { look: LearningCourse["playerLook"]; modules: string };

export function PlayerProgress({ look, modules }: Props) {
  const { done, total, percentage } = useProgress();
  const isDedicated = look === "dedicated";
  const count = `${done.size} of ${total} modules complete`;
  return (
    <div className="flex max-w-measure flex-col gap-2 md:col-start-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
        <span>{isDedicated ? modules : "Course Progress"}</span>
        {!isDedicated && <span>{`${percentage}%`}</span>}
        <span role="status" className={isDedicated ? undefined : "sr-only"}>
          {count}
        </span>
      </p>
      <ProgressBar label="Course progress" value={percentage} />
    </div>
  );
}
