import { expect, it } from "vitest";
import { slugFromTitle } from "./slugs";

it.each([
  ["Fear of Them!", "fear-of-them"],
  ["Siobhán’s  Way", "siobhans-way"],
  ["  Step 1: Breathe ", "step-1-breathe"],
  ["你好", ""],
])("makes a slug from %j", (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});
