import { CoachForm } from "@/components/admin/coach-form";
import type { LessonState } from "@/lib/courses/lessons/rules";
import type { FormAction } from "@/lib/forms/state";

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

/** Shows a lesson, or hides it from new buyers; those who have paid for it keep it. */
export function LessonStanding({ lessonId, state, show, remove }: Props) {
  const isShown = state === "shown";
  const hidden = { id: lessonId };
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-measure">{words[state]}</p>
      {/* One form for both directions, so that it stays on the page to show the result. */}
      <CoachForm
        action={isShown ? remove : show}
        hidden={hidden}
        submit={isShown ? "Take it out" : "Show it to buyers"}
        confirm="Yes, take it out"
        variant="secondary"
      />
      {state === "draft" && (
        <CoachForm
          action={remove}
          hidden={hidden}
          submit="Delete the draft"
          confirm="Yes, delete it"
          variant="secondary"
        />
      )}
    </div>
  );
}
