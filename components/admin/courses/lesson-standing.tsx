"use client";

import { CoachForm } from "@/components/admin/coach-form";
import type { FormAction } from "@/lib/form-state";
import type { LessonState } from "@/lib/lessons/rules";

type Props = {
  lessonId: number;
  state: LessonState;
  show: FormAction;
  remove: FormAction;
};

const words: Record<LessonState, string> = {
  shown: "Everybody who has the course sees this lesson, and everybody who buys it will.",
  draft: "Nobody sees this lesson yet. Show it when it is ready; nothing is announced.",
  retired: "Those who bought the course before see this lesson; new buyers do not.",
};

/** Shows a lesson, or takes it out without taking it away from anybody who has paid for it. */
export function LessonStanding({ lessonId, state, show, remove }: Props) {
  const id = <input type="hidden" name="id" value={lessonId} />;
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-measure">{words[state]}</p>
      {state !== "shown" && (
        <CoachForm action={show} submit="Show it to buyers" variant="secondary">
          {() => id}
        </CoachForm>
      )}
      {state !== "retired" && (
        <CoachForm
          action={remove}
          submit={state === "draft" ? "Delete the draft" : "Take it out"}
          confirm={state === "draft" ? "Yes, delete it" : "Yes, take it out"}
          variant="secondary"
        >
          {() => id}
        </CoachForm>
      )}
    </div>
  );
}
