import { expect, test } from "@playwright/test";
import { newCourse, newLearner, signIn } from "../support/learner";

test("a lesson's Arabic words begin at the right, and its English ones at the left", async ({
  context,
  page,
}) => {
  const { courseId, module } = await newCourse("generic", [
    {
      title: "Two languages",
      contentHtml:
        "<h2>خطوتك الأولى</h2><p>خذ نفسًا عميقًا.</p><p>Take a deep breath.</p>" +
        "<table><tr><th>A wide column, so that narrow words leave room</th></tr><tr><td>نفس</td></tr></table>",
    },
  ]);
  await signIn(context, await newLearner(courseId));
  await page.goto(module(1));
  const sides = await page.locator(".prose-lesson :is(h2, p, td)").evaluateAll((blocks) =>
    blocks.map((block) => {
      const words = document.createRange();
      words.selectNodeContents(block);
      const [inner, outer] = [words.getBoundingClientRect(), block.getBoundingClientRect()];
      return inner.left - outer.left < outer.right - inner.right ? "left" : "right";
    }),
  );
  expect(sides).toEqual(["right", "right", "left", "right"]);
});
