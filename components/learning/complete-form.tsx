"use client";

import type { ComponentProps, MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths/public";
import { useProgress } from "./progress-context";
import { WaitingNote } from "./waiting-note";

/**
 * The button that marks a lesson through the progress call. Without JavaScript it is a plain form for the
 * same call, which then leads back to this page.
 */
export function CompleteForm({
  lessonId,
  completed,
  returnTo,
  disabled = false,
  variant,
  label,
  children,
}: {
  lessonId: number;
  /** The state that pressing the button gives the lesson. */
  completed: boolean;
  returnTo: string;
  /** The name that screen readers list the button by; it begins with the button's visible words. */
  label?: string;
} & Pick<ComponentProps<typeof Button>, "disabled" | "variant" | "children">) {
  const { saving, setCompleted, learnerId } = useProgress();
  const isSaving = saving[lessonId];
  return (
    <form
      method="post"
      action={`${paths.lessonProgress(lessonId)}?${new URLSearchParams({ returnTo })}`}
      className="flex flex-wrap items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSaving) return;
        void setCompleted(lessonId, completed);
      }}
    >
      <input type="hidden" name="completed" value={String(completed)} />
      <input type="hidden" name="learnerId" value={learnerId} />
      <Button
        type="submit"
        variant={variant}
        disabled={disabled}
        // A button that is disabled while it has the focus would lose it.
        aria-disabled={isSaving || undefined}
        aria-label={label}
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
