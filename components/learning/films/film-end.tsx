"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { useProgress } from "@/components/learning/progress-context";
import { Button } from "@/components/ui/button";
import { letNextFilmPlay } from "./plays-next";

const PAUSE_MS = 5000;

/** The next lesson's address, and whether its film plays automatically. */
export type NextLesson = { href: string; plays: boolean };

type Props = { lessonId: number; next?: NextLesson };

/** Shown when a film has ended. Completes the lesson automatically only for learners who asked for it. */
export function FilmEnd({ lessonId, next }: Props) {
  const { done, saving, setCompleted } = useProgress();
  const router = useRouter();
  const playsNext = next?.plays ?? false;
  const [stays, setStays] = useState(false);
  const isDone = done.has(lessonId);
  const [wasDone] = useState(isDone);
  const isSaving = saving[lessonId];
  const isLeaving = playsNext && !stays;

  async function complete() {
    if (isSaving) return;
    const isSaved = isDone || (await setCompleted(lessonId, true));
    if (!isSaved) return setStays(true);
    if (!next) return;
    if (playsNext) letNextFilmPlay();
    router.push(next.href);
  }

  const goOn = useEffectEvent(complete);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(goOn, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  if (wasDone && !next) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-emerald-wash p-4 text-ink">
      <p role="status">{isLeaving ? "The next module starts in a moment." : words(isDone)}</p>
      <div className="flex flex-wrap gap-3">
        {isLeaving && (
          <Button variant="quiet" onClick={() => setStays(true)}>
            Stay here
          </Button>
        )}
        {isDone && !wasDone && (
          <Button variant="quiet" onClick={() => void setCompleted(lessonId, false)}>
            Undo
          </Button>
        )}
        {(next || !isDone) && (
          <Button
            variant="primary"
            aria-disabled={isSaving || undefined}
            onClick={() => void complete()}
          >
            {isSaving ? "Marking..." : buttonWords(isDone, Boolean(next))}
          </Button>
        )}
      </div>
    </div>
  );
}

function words(isDone: boolean): string {
  return isDone ? "This module is complete." : "That was the film. Have you finished this module?";
}

function buttonWords(isDone: boolean, hasNext: boolean): string {
  if (isDone) return "Go on";
  return hasNext ? "Complete and go on" : "Mark as Complete";
}
