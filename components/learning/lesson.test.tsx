import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { LearningCourse, LessonDto } from "@/lib/learning/schema";
import type { LessonFilm } from "./film";
import { Lesson } from "./lesson";

vi.mock("./film", () => ({
  LessonFilm: ({ next }: ComponentProps<typeof LessonFilm>) => <p>{`Film, then ${next?.href}`}</p>,
}));
vi.mock("./lesson-card", () => ({ LessonCard: "article" }));
vi.mock("./lesson-toggle", () => ({ LessonToggle: "button" }));

const lesson: LessonDto = {
  id: 3,
  position: 1,
  title: "Three",
  description: "",
  duration: null,
  locked: false,
  videoUrl: "media:films/three.mp4",
  captionsUrl: null,
  content: "",
  downloadUrl: null,
};

function draw(next: LessonDto | undefined): string {
  const course = { slug: "one", imageUrl: null } as LearningCourse;
  return renderToStaticMarkup(
    <Lesson lesson={lesson} course={course} next={next} materialsLead="" />,
  );
}

it("a film leads to the next lesson, unless that is locked", () => {
  expect(draw({ ...lesson, id: 4 })).toContain("Film, then /learn/one#lesson-4");
  expect(draw({ ...lesson, id: 4, locked: true })).toContain("Film, then undefined");
  expect(draw(undefined)).toContain("Film, then undefined");
});
