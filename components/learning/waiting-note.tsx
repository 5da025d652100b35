"use client";

import { useProgress } from "./progress-context";

/** Beside a tick that shows already and is not saved yet. */
export function WaitingNote({ lessonId }: { lessonId: number }) {
  const { waiting, saving } = useProgress();
  const isWaiting = waiting.has(lessonId) && saving !== lessonId;
  return (
    <p role="status" className="text-sm text-muted empty:hidden">
      {isWaiting && "Waiting to be saved"}
    </p>
  );
}
