"use client";

import type { ComponentProps, MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { useProgress } from "./progress-context";
import { WaitingNote } from "./waiting-note";

/**
 * The button that marks a lesson through the progress call. Without JavaScript it is a plain form
 * of the same call, which then leads back here.
 */
export function CompleteForm({
  lessonId,
  completed,
  returnTo,
  disabled = false,
  variant,
  children,
}: {
  lessonId: number;
  /** What pressing the button makes of the lesson. */
  completed: boolean;
  returnTo: string;
} & Pick<ComponentProps<typeof Button>, "disabled" | "variant" | "children">) {
  const { saving, setCompleted } = useProgress();
  return (
    <form
      method="post"
      action={paths.lessonProgress(lessonId)}
      className="flex flex-wrap items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void setCompleted(lessonId, completed);
      }}
    >
      <input type="hidden" name="completed" value={String(completed)} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button
        type="submit"
        variant={variant}
        disabled={saving !== null || disabled}
        onClick={ignoreSecondClick}
      >
        {children}
      </Button>
      <WaitingNote lessonId={lessonId} />
    </form>
  );
}

/** The second click of a double click would undo what the first one did. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
