import { expect, it } from "vitest";
import { newCourseInput } from "./schema";

it("a title is refused by the sign in it that certificates cannot show", () => {
  const course = { title: "Reels ★ Jigs", categoryId: "1", pricePence: "49.99" };
  expect(newCourseInput.safeParse(course).error?.issues).toMatchObject([
    { path: ["title"], message: expect.stringContaining("Please leave out “★”") },
  ]);
  expect(newCourseInput.safeParse({ ...course, title: "Reels & Jigs" }).success).toBe(true);
});
