import { expect, test } from "vitest";
import { categoryLabel } from "./category-label";

test("a card names its category, and any other id is just a course", () => {
  expect([1, 2, 3, 4].map(categoryLabel)).toEqual([
    "Tools for Life",
    "Irish Dancing",
    "Public Speaking",
    "Course",
  ]);
});
