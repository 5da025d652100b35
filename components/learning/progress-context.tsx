"use client";

import { createContext, type ReactNode, useContext } from "react";
import { coursePercentage } from "@/lib/learning/rules";
import type { ProgressDto } from "@/lib/learning/schema";
import { type Failures, type Saving, useSavedProgress } from "./use-saved-progress";
import type { WaitingChanges } from "./waiting-changes";

type Progress = {
  learnerId: string;
  total: number;
  done: ReadonlySet<number>;
  percentage: number;
  saving: Saving;
  /** Changes that are already shown but not saved yet. */
  waiting: WaitingChanges;
  /** The lessons whose change waits, and is not being saved right now. */
  unsaved: ReadonlySet<number>;
  failures: Failures;
  records: ProgressDto[];
  setCompleted: (lessonId: number, completed: boolean) => Promise<boolean>;
};

const ProgressContext = createContext<Progress | null>(null);

export function useProgress(): Progress {
  const progress = useContext(ProgressContext);
  if (!progress) throw new Error("useProgress needs a ProgressProvider.");
  return progress;
}

/** How far the learner watched a lesson's film; null for a visitor, who has no progress to save. */
export function useWatched(lessonId: number) {
  const progress = useContext(ProgressContext);
  if (!progress) return null;
  const record = progress.records.find((it) => it.lessonId === lessonId);
  const { learnerId } = progress;
  return { learnerId, watchTime: record?.watchTime ?? 0, position: record?.position ?? 0 };
}

type Props = {
  courseId: number;
  /** Keeps one learner's changes apart from the next one's on a shared device. */
  learnerId: string;
  lessonIds: number[];
  initial: ProgressDto[];
  children: ReactNode;
};

/**
 * The saved progress of the learning page and the player. A tick shows at once, and is undone if it cannot be saved.
 */
export function ProgressProvider({ courseId, learnerId, lessonIds, initial, children }: Props) {
  const { records, waiting, ...rest } = useSavedProgress(courseId, learnerId, initial);
  const saved = new Set(records.filter((it) => it.completed).map((it) => it.lessonId));
  const done = new Set(lessonIds.filter((id) => waiting.get(id)?.completed ?? saved.has(id)));
  const unsaved = new Set([...waiting.keys()].filter((id) => !rest.saving[id]));
  const total = lessonIds.length;
  const percentage = coursePercentage(done.size, total);
  return (
    <ProgressContext
      value={{ learnerId, total, done, percentage, waiting, unsaved, records, ...rest }}
    >
      {children}
    </ProgressContext>
  );
}
