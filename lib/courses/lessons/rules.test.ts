import { expect, it } from "vitest";
import {
  fitsEditor,
  inOrder,
  type LessonState,
  nextPreview,
  titleOfFile,
  withoutEnding,
} from "./rules";

it.each([
  ["<h3>Breathe</h3><p>In, and <strong>out</strong>.</p>", true],
  ["", true],
  ["Words alone, 3 < 4", true],
  ['<p>See</p><figure><img src="/artwork/steps.svg" alt="Steps" /></figure>', false],
  ['<TABLE><tr><td>1<img src="/pictures/a.webp"></td></tr></TABLE><hr />', true],
  ["<table><caption>Week</caption><tr><td>1</td></tr></table>", false],
])("the editor supports %j: %s", (html, fits) => {
  expect(fitsEditor(html)).toBe(fits);
});

it("orders shown lessons first, then drafts, then retired ones", () => {
  const lessons = [
    { id: 1, state: "retired" as const },
    { id: 2, state: "draft" as const },
    { id: 3, state: "shown" as const },
    { id: 4, state: "shown" as const },
  ];
  expect(inOrder(lessons).map((lesson) => lesson.id)).toEqual([3, 4, 2, 1]);
});

it("a lesson is titled with its film's name, up to its last whole character that fits", () => {
  expect(titleOfFile("02 Warming_up.mp4")).toBe("02 Warming up");
  expect(titleOfFile(`${"x".repeat(159)}🎭.mp4`)).toBe("x".repeat(159));
});

it.each([
  "Dr. Smith – Plan",
  "Week 1. Warm up",
  "Woche 3 – 10.5 km",
  "Woche 3 – 10.5km",
  "Lesson 1.2",
  "Mr. Brown",
  "a...",
])("the file's name %j has no ending and loses no letter", (name) => {
  expect(withoutEnding(name)).toBe(name);
  expect(titleOfFile(name)).toBe(name);
});

it.each(["pdf", "mp4", "MP4", "mov", "m4v", "docx", "pages", "m2ts", "7z", "3gp", "3G2"])(
  "a file's name loses its ending .%s, and no other dot",
  (ending) => {
    expect(withoutEnding(`Dr. Smith 10.5 km.${ending}`)).toBe("Dr. Smith 10.5 km");
  },
);

it("a ticked module 2 is named as the next free preview when module 1 goes, and only then", () => {
  const row = (id: number, isPreview = false, state = "shown" as LessonState) => ({
    id,
    isPreview,
    state,
  });
  const lessons = [row(1, true), row(2, true), row(3)];
  expect(nextPreview(lessons, 1)?.id).toBe(2);
  expect(nextPreview(lessons, 2)).toBeNull();
  expect(nextPreview([row(1), row(2, true, "draft"), row(3)], 1)).toBeNull();
});
