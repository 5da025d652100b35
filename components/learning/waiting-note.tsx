"use client";

import { SignInAgain } from "@/components/ui/sign-in-again";
import { useProgress } from "./progress-context";

/** Shown beside a tick that is not saved yet, or one that was undone. */
export function WaitingNote({ lessonId }: { lessonId: number }) {
  const { done, unsaved, failures } = useProgress();
  const failure = failures[lessonId];
  // If only the answer was lost, the next read of the records shows the change after all.
  const isMissing = failure && (unsaved.has(lessonId) || failure.completed !== done.has(lessonId));
  return (
    <>
      <p role="status" className="text-sm text-muted empty:absolute">
        {unsaved.has(lessonId) && "Waiting to be saved"}
      </p>
      {/* Not announced by screen readers: a toast or the line above already was. */}
      {isMissing && (
        <p className="text-sm text-error">
          <span>{`Not saved. ${failure.words} `}</span>
          {failure.isSignedOut && <SignInAgain waits={unsaved.has(lessonId)} />}
        </p>
      )}
    </>
  );
}
