import { expect, it } from "vitest";
import { courseInput, newCourseInput } from "./schema";

it("a title is refused with the character in it that certificates cannot show", () => {
  const course = { title: "Reels ★ Jigs", categoryId: "1", pricePence: "49.99" };
  expect(newCourseInput.safeParse(course).error?.issues).toMatchObject([
    { path: ["title"], message: expect.stringContaining("Please leave out “★”") },
  ]);
  expect(newCourseInput.safeParse({ ...course, title: "Reels & Jigs" }).success).toBe(true);
});

const whole = {
  id: "1",
  version: "1",
  title: "Reels",
  slug: "reels",
  description: "About it",
  categoryId: "1",
  pricePence: "49.99",
  featured: "off",
  isNew: "off",
};

it("learning points are one per line, without empty lines and whatever the line ends", () => {
  const typed = " To stand still\r\n\r\nTo begin again \n";
  expect(courseInput.parse({ ...whole, learningPoints: typed }).learningPoints).toEqual([
    "To stand still",
    "To begin again",
  ]);
});

it.each([
  ["How soon?\nAt once.\n\nHow long?", "“How long?” has no answer: write it on the line below"],
  [`How?\n${"x".repeat(1501)}`, "Please keep the answer to “How?” under 1500 characters"],
  ["Why?\nSo.\n\n".repeat(21), "Please keep it to 20 questions"],
])("questions that a page cannot show are refused with a reason", (questions, message) => {
  const issues = courseInput.safeParse({ ...whole, questions }).error?.issues;
  expect(issues).toMatchObject([{ path: ["questions"], message }]);
});
