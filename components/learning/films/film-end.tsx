"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { type NextLesson, useWayOn } from "./use-way-on";

type Props = { lessonId: number; next?: NextLesson };

const box =
  "flex flex-wrap items-center justify-between gap-3 rounded-card bg-emerald-wash p-4 text-ink";

/**
 * Offers what comes after a film. Drawn once the film has started, because screen readers ignore a live region
 * that appears together with its text.
 */
export function FilmEnd({ hasEnded, ...props }: Props & { hasEnded: boolean }) {
  const [words, setWords] = useState("");
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <div className={words ? box : "absolute"}>
      <p ref={line} role="status" tabIndex={-1} className="outline-none">
        {words}
      </p>
      {hasEnded && <Choices {...props} say={setWords} takeFocus={() => line.current?.focus()} />}
    </div>
  );
}

type Line = {
  say: (words: string) => void;
  /** A button that disappears when it is pressed would leave the focus nowhere. */
  takeFocus: () => void;
};

function Choices({ lessonId, next, say, takeFocus }: Props & Line) {
  const { isDone, isSaving, isLeaving, complete, stay, undo } = useWayOn(lessonId, next);
  const [wasDone] = useState(isDone);
  const isOver = wasDone && !next;
  const words = isOver ? "" : lineOf(isLeaving, isDone);

  useLayoutEffect(() => {
    say(words);
    return () => say("");
  }, [say, words]);

  const andTakeFocus = (act: () => void) => () => {
    takeFocus();
    act();
  };

  if (isOver) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {isLeaving && (
        <Button variant="quiet" onClick={andTakeFocus(stay)}>
          Stay here
        </Button>
      )}
      {isDone && !wasDone && (
        <Button variant="quiet" onClick={andTakeFocus(undo)}>
          Undo
        </Button>
      )}
      {(next || !isDone) && (
        <Button
          variant="primary"
          aria-disabled={isSaving || undefined}
          onClick={next ? complete : andTakeFocus(complete)}
        >
          {isSaving ? "Marking..." : buttonWords(isDone, Boolean(next))}
        </Button>
      )}
    </div>
  );
}

function lineOf(isLeaving: boolean, isDone: boolean): string {
  if (isLeaving) return "The next module starts in a moment.";
  return isDone ? "This module is complete." : "That was the film. Have you finished this module?";
}

function buttonWords(isDone: boolean, hasNext: boolean): string {
  if (isDone) return "Go on";
  return hasNext ? "Complete and go on" : "Mark as Complete";
}
