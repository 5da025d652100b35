import { expect, it } from "vitest";
import { findGaps } from "./rules";

const wholeCourse = {
  description: "About it",
  learningPoints: ["To stand still"],
  imageUrl: "/a.svg",
  imageAlt: "Steps",
};
const wholeLesson = {
  id: 7,
  title: "Breathe",
  description: "About it",
  durationMinutes: 12,
  contentHtml: "<p>In.</p>",
  videoUrl: "media:films/a.mp4",
  captionsUrl: "media:films/a.vtt",
  isPreview: true,
};

it("finds no gaps in a complete course", () => {
  expect(findGaps(wholeCourse, [wholeLesson])).toEqual({ needed: [], wanted: [] });
});

it.each([
  [{ course: { description: "" } }, "The course has no description."],
  [{ lessons: [] }, "There is no lesson yet."],
  [{ lesson: { contentHtml: null, videoUrl: null } }, "“Breathe” has neither text nor film."],
])("reports what publishing needs: %j", (lack, text) => {
  expect(gapsOf(lack).needed.map((gap) => gap.text)).toEqual([text]);
});

it.each([
  [{ course: { imageUrl: null } }, "The course has no picture of its own."],
  [{ course: { learningPoints: [] } }, "It does not say what is learnt."],
  [{ course: { imageAlt: null } }, "The picture has no words for those who cannot see it."],
  [{ lesson: { isPreview: false } }, "Module 1 is not a free preview."],
  [{ lesson: { captionsUrl: null } }, "“Breathe” has a film without captions."],
  [{ lesson: { videoUrl: "coming-soon" } }, "“Breathe” is marked as coming soon."],
  [{ lesson: { contentHtml: null } }, "“Breathe” has no text."],
  [{ lesson: { durationMinutes: null } }, "“Breathe” does not say how many minutes it takes."],
])("reports what a buyer would miss: %j", (lack, text) => {
  expect(gapsOf(lack)).toEqual({
    needed: [],
    wanted: [{ lessonId: "course" in lack ? null : 7, text }],
  });
});

it("wants a free preview only of the first module", () => {
  const second = { ...wholeLesson, id: 8, isPreview: false };
  expect(findGaps(wholeCourse, [wholeLesson, second]).wanted).toEqual([]);
});

function gapsOf(lack: { course?: object; lesson?: object; lessons?: never[] }) {
  const lessons = lack.lessons ?? [{ ...wholeLesson, ...lack.lesson }];
  return findGaps({ ...wholeCourse, ...lack.course }, lessons);
}
