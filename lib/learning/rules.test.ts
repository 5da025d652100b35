import { describe, expect, it } from "vitest";
import { coursePercentage, resumePoint, spokenLine } from "./rules";

describe("a course's percentage", () => {
  it.each([
    [0, 11, 0],
    [1, 3, 33],
    [2, 3, 67],
    [199, 200, 99],
    [200, 200, 100],
    [0, 0, 0],
  ])("of %i of %i lessons is %i", (completed, total, percentage) => {
    expect(coursePercentage(completed, total)).toBe(percentage);
  });
});

it.each([
  [0, 15, 0],
  [7, 15, 7],
  [14, 15, 0],
  [40, 15, 0],
])("a film that was stopped at second %i of %i resumes at %i", (position, duration, start) => {
  expect(resumePoint(position, duration)).toBe(start);
});

it.each([
  [0, null],
  [1, "one"],
  [2.9, "one"],
  [3.5, "three"],
  [4, "two"],
  [9, null],
])("at second %d the current line of the captions is %j", (seconds, text) => {
  const lines = [
    { start: 1, end: 3, text: "one" },
    { start: 3, end: 5, text: "two" },
    { start: 3.5, end: 4, text: "three" },
  ];
  expect(spokenLine(lines, seconds)?.text ?? null).toBe(text);
});
