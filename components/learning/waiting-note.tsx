"use client";

import { useProgress } from "./progress-context";

/** Beside a tick that shows already and is not saved yet, or one that went back. */
export function WaitingNote({ lessonId }: { lessonId: number }) {
  const { waiting, saving, failures } = useProgress();
  const isWaiting = waiting.has(lessonId) && saving !== lessonId;
  const failure = failures[lessonId];
  return (
    <>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isWaiting && "Waiting to be saved"}
      </p>
      {/* Not read out by itself: the toast has been. */}
      {failure && <p className="text-sm text-error">Not saved. {failure}</p>}
    </>
  );
}
