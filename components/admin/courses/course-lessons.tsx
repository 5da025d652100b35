import type { ComponentProps } from "react";
import { ArrangeList } from "@/components/admin/arrange-list";
import type { LessonState } from "@/lib/courses/lessons/rules";
import type { FormAction } from "@/lib/forms/state";
import { LessonRow } from "./lesson-row";

type EditedLesson = ComponentProps<typeof LessonRow>["lesson"] & {
  state: LessonState;
  isPreview: boolean;
};

type Props = { lessons: EditedLesson[]; move: FormAction };

export function CourseLessons({ lessons, move }: Props) {
  const inState = (state: EditedLesson["state"]) =>
    lessons.filter((lesson) => lesson.state === state);
  const shown = inState("shown");
  return (
    <>
      {shown.length > 0 ? (
        <ArrangeList
          label="Lessons, in the order of the course"
          action={move}
          items={shown.map((lesson, index) => ({
            id: lesson.id,
            name: lesson.title,
            row: (
              <LessonRow
                lesson={lesson}
                number={index + 1}
                note={lesson.isPreview ? previewNote(index) : undefined}
              />
            ),
          }))}
        />
      ) : (
        <p>No lesson is shown to buyers yet.</p>
      )}
      <OtherLessons title="Drafts, seen by nobody yet" lessons={inState("draft")} />
      <OtherLessons title="Kept for those who bought before" lessons={inState("retired")} />
    </>
  );
}

function previewNote(index: number): string {
  return index === 0 ? "Free preview" : "A free preview once it is module 1";
}

function OtherLessons({ title, lessons }: { title: string; lessons: EditedLesson[] }) {
  if (lessons.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {lessons.map((lesson) => (
          <li key={lesson.id} className="py-3">
            <LessonRow lesson={lesson} />
          </li>
        ))}
      </ul>
    </div>
  );
}
